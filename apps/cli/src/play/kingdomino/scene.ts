import { isComplete } from '@crownhold/core';
import { DOMINOES, kingdomino, type State } from '@crownhold/games/kingdomino';
import { cellsOf, type Reach } from '@crownhold/hands';
import { handRefusal, isDiscard, type KingdominoHand, reachOf } from '@crownhold/hands/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { seatStyle } from '../../palette.ts';
import { textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { drawFooter, footerOf } from '../footer.ts';
import { KINGDOMINO_GLYPHS, type KingdominoGlyphs } from './glyphs.ts';
import { drawKingdom, frameOf, type Hover, kingdomSize, SMALLEST, SQUARE_SIZES, type SquareSize } from './kingdom.ts';
import { drawLine, LINE_WIDTH } from './line.ts';

type KingdominoScene = Scene<State, KingdominoHand>;

/** A look with the signs of this game. */
export interface Drawing {
  readonly t: Translate;
  readonly glyphs: KingdominoGlyphs;
}

export const LEAST = { columns: 40, rows: 20 } as const;
const GAP = 3;
/** Room for a short name with points. */
const OTHER_WIDTH = 22;

export function drawScene(width: number, height: number, scene: KingdominoScene, { t, charset }: Look): Canvas {
  const look = { t, glyphs: KINGDOMINO_GLYPHS[charset] };
  const canvas = new Canvas(width, height);
  const footer = footerOf(scene, width - 2);
  const top = 2;
  const bottom = height - footer.length - 1;
  drawHeader(canvas, scene, look);
  const isWide = width >= 2 * LINE_WIDTH + 2 * GAP + 2 * kingdomWidth(scene);
  const side = 2 * LINE_WIDTH + GAP;
  const room = isWide
    ? { width: width - side - 2 * GAP, height: bottom - top - 1 }
    : { width: width - 2, height: bottom - top - 2 - scene.state.lineLength };
  const frame = frameFor(scene);
  const size = SQUARE_SIZES.find((each) => fits(kingdomSize(frame, each), room)) ?? SMALLEST;
  const board = kingdomSize(frame, size);
  const nameWidth = drawName(canvas, 1, top, scene.seat, scene, look);
  drawKingdom(canvas, 1, top + 1, shownState(scene), scene.seat, frame, size, look.glyphs, hoversOf(scene));
  const linesAt = isWide
    ? { x: Math.max(board.width, nameWidth) + 1 + GAP, y: top }
    : { x: 1, y: top + 1 + board.height };
  const rows = drawLines(canvas, linesAt.x, linesAt.y, scene, look);
  if (isWide) drawOthers(canvas, linesAt.x, linesAt.y + rows + 1, bottom, scene, look);
  drawFooter(canvas, bottom + 1, footer);
  return canvas;
}

function frameFor({ state, seat, hand }: KingdominoScene): Reach {
  return hand && state.phase !== 'over' ? reachOf(hand.draft.state, seat) : frameOf(state, seat);
}

function kingdomWidth(scene: KingdominoScene): number {
  return kingdomSize(frameFor(scene), SMALLEST).width;
}

function fits(one: { width: number; height: number }, room: { width: number; height: number }): boolean {
  return one.width <= room.width && one.height <= room.height;
}

/** A person sees the turn in the making. */
function shownState({ state, seat, hand }: KingdominoScene): State {
  return hand?.draft.seat === seat ? hand.draft.state : state;
}

function drawHeader(canvas: Canvas, { state }: KingdominoScene, { t }: Drawing): void {
  const parts = [t('game', { game: kingdomino.id })];
  if (state.games > 1) parts.push(t('play-game-of', { game: state.game + 1, games: state.games }));
  if (state.round > 0) {
    const isLast = state.round === state.rounds;
    parts.push(isLast ? t('play-last-round') : t('play-round', { round: state.round, rounds: state.rounds }));
    parts.push(t('play-left', { count: (state.rounds - state.round) * state.lineLength - state.drawn }));
  }
  canvas.write(1, 0, parts.join(' · '), 'bold');
}

/** Returns how many columns it took. */
function drawName(
  canvas: Canvas,
  x: number,
  y: number,
  seat: number,
  scene: KingdominoScene,
  { t, glyphs }: Drawing,
): number {
  const name = `${glyphs.king}${seat + 1} ${scene.chairs[seat]!.name}`;
  canvas.write(x, y, name, seatStyle(seat));
  const points = t('play-score', { points: kingdomino.score(shownState(scene), seat) });
  canvas.write(x + textWidth(name) + 2, y, points);
  return textWidth(name) + 2 + textWidth(points);
}

function hoversOf({ hand }: KingdominoScene): readonly Hover[] {
  if (hand?.draft.state.phase !== 'place' || isComplete(kingdomino, hand.draft) || isDiscard(hand)) return [];
  const isLegal = handRefusal(hand) === undefined;
  const { halves } = DOMINOES[hand.draft.state.activeDomino - 1]!;
  return cellsOf(hand).map((cell, i) => ({ cell, half: halves[i]!, isLegal }));
}

function drawLines(canvas: Canvas, x: number, y: number, scene: KingdominoScene, { t, glyphs }: Drawing): number {
  const state = shownState(scene);
  const isPlacing = state.phase === 'place' || (state.phase === 'take' && state.round > 0);
  const isChoosing = scene.hand !== undefined && state.phase === 'take';
  canvas.write(x, y, t('play-current-line'), 'dim');
  canvas.write(x + LINE_WIDTH + GAP, y, t('play-next-line'), 'dim');
  drawLine(canvas, x, y + 1, state.line, state.lineKings, glyphs, isPlacing ? state.slot : undefined);
  drawLine(
    canvas,
    x + LINE_WIDTH + GAP,
    y + 1,
    state.next,
    state.nextKings,
    glyphs,
    isChoosing ? scene.hand.pick : undefined,
  );
  return state.lineLength + 1;
}

/** The other kingdoms, small, as many as there is room for. */
function drawOthers(canvas: Canvas, x: number, y: number, bottom: number, scene: KingdominoScene, look: Drawing): void {
  let column = x;
  let row = y;
  let tallest = 0;
  for (let step = 1; step < scene.state.seats; step++) {
    const seat = (scene.seat + step) % scene.state.seats;
    const frame = frameOf(scene.state, seat);
    const size: SquareSize = SMALLEST;
    const board = kingdomSize(frame, size);
    const width = Math.max(board.width, OTHER_WIDTH);
    if (column + width > canvas.width && column > x) {
      column = x;
      row += tallest + 2;
      tallest = 0;
    }
    if (row + 1 + board.height > bottom + 1) return;
    drawName(canvas, column, row, seat, scene, look);
    drawKingdom(canvas, column, row + 1, scene.state, seat, frame, size, look.glyphs);
    tallest = Math.max(tallest, board.height);
    column += width + GAP;
  }
}
