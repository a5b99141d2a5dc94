import { DOMINOES, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { seatStyle } from '../../palette.ts';
import { Canvas, wrap } from '../canvas.ts';
import type { Chair } from '../chair.ts';
import type { Glyphs } from '../glyphs.ts';
import {
  boardSize,
  drawBoard,
  type Frame,
  frameOf,
  type Hover,
  SMALLEST,
  SQUARE_SIZES,
  type SquareSize,
} from './board.ts';
import { type Hand, handCells, handRefusal, isDiscard, isHandDone, reachOf } from './hand.ts';
import { drawLine, LINE_WIDTH } from './line.ts';

/** Everything a screen of the game shows. */
export interface Scene {
  readonly state: State;
  readonly chairs: readonly Chair[];
  /** The seat whose kingdom is shown large. */
  readonly seat: number;
  readonly hand?: Hand;
  /** What has happened, oldest first. */
  readonly news: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly isAlert: boolean;
  readonly keys: readonly string[];
}

/** How a scene is put on a screen. */
export interface Look {
  readonly t: Translate;
  readonly glyphs: Glyphs;
}

export const LEAST = { columns: 40, rows: 20 } as const;
const GAP = 3;
const NEWS_ROWS = 2;
/** Room for a short name with points. */
const OTHER_WIDTH = 22;

export function drawScene(width: number, height: number, scene: Scene, look: Look): Canvas {
  const canvas = new Canvas(width, height);
  const footer = footerOf(scene, width - 2);
  const top = 2;
  const bottom = height - footer.length - 1;
  drawHeader(canvas, scene, look);
  const isWide = width >= 2 * LINE_WIDTH + 2 * GAP + 2 * boardWidth(scene);
  const side = 2 * LINE_WIDTH + GAP;
  const room = isWide
    ? { width: width - side - 2 * GAP, height: bottom - top - 1 }
    : { width: width - 2, height: bottom - top - 2 - scene.state.lineLength };
  const frame = frameFor(scene);
  const size = SQUARE_SIZES.find((each) => fits(boardSize(frame, each), room)) ?? SMALLEST;
  const board = boardSize(frame, size);
  const nameWidth = drawName(canvas, 1, top, scene.seat, scene, look);
  drawBoard(canvas, 1, top + 1, shownState(scene), scene.seat, frame, size, look.glyphs, hoversOf(scene));
  const linesAt = isWide
    ? { x: Math.max(board.width, nameWidth) + 1 + GAP, y: top }
    : { x: 1, y: top + 1 + board.height };
  const rows = drawLines(canvas, linesAt.x, linesAt.y, scene, look);
  if (isWide) drawOthers(canvas, linesAt.x, linesAt.y + rows + 1, bottom, scene, look);
  for (const [i, { text, style }] of footer.entries()) canvas.write(1, bottom + 1 + i, text, style);
  return canvas;
}

function frameFor({ state, seat, hand }: Scene): Frame {
  return hand && state.phase !== 'over' ? reachOf(hand.draft.state, seat) : frameOf(state, seat);
}

function boardWidth(scene: Scene): number {
  return boardSize(frameFor(scene), SMALLEST).width;
}

function fits(one: { width: number; height: number }, room: { width: number; height: number }): boolean {
  return one.width <= room.width && one.height <= room.height;
}

/** A person sees the turn in the making. */
function shownState({ state, seat, hand }: Scene): State {
  return hand?.draft.seat === seat ? hand.draft.state : state;
}

function drawHeader(canvas: Canvas, { state }: Scene, { t }: Look): void {
  const parts = [t('play-title')];
  if (state.games > 1) parts.push(t('play-game-of', { game: state.game + 1, games: state.games }));
  if (state.round > 0) {
    const isLast = state.round === state.rounds;
    parts.push(isLast ? t('play-last-round') : t('play-round', { round: state.round, rounds: state.rounds }));
    parts.push(t('play-left', { count: (state.rounds - state.round) * state.lineLength - state.drawn }));
  }
  canvas.write(1, 0, parts.join(' · '), 'bold');
}

/** Returns how many columns it took. */
function drawName(canvas: Canvas, x: number, y: number, seat: number, scene: Scene, { t, glyphs }: Look): number {
  const name = `${glyphs.king}${seat + 1} ${scene.chairs[seat]!.name}`;
  canvas.write(x, y, name, seatStyle(seat));
  const points = t('play-score', { points: kingdomino.score(shownState(scene), seat) });
  canvas.write(x + [...name].length + 2, y, points);
  return [...name, ...points].length + 2;
}

function hoversOf({ hand }: Scene): readonly Hover[] {
  if (hand?.draft.state.phase !== 'place' || isHandDone(hand) || isDiscard(hand)) return [];
  const isLegal = handRefusal(hand) === undefined;
  const { halves } = DOMINOES[hand.draft.state.activeDomino - 1]!;
  return handCells(hand).map((cell, i) => ({ cell, half: halves[i]!, isLegal }));
}

function drawLines(canvas: Canvas, x: number, y: number, scene: Scene, { t, glyphs }: Look): number {
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
function drawOthers(canvas: Canvas, x: number, y: number, bottom: number, scene: Scene, look: Look): void {
  let column = x;
  let row = y;
  let tallest = 0;
  for (let step = 1; step < scene.state.seats; step++) {
    const seat = (scene.seat + step) % scene.state.seats;
    const frame = frameOf(scene.state, seat);
    const size: SquareSize = SMALLEST;
    const board = boardSize(frame, size);
    const width = Math.max(board.width, OTHER_WIDTH);
    if (column + width > canvas.width && column > x) {
      column = x;
      row += tallest + 2;
      tallest = 0;
    }
    if (row + 1 + board.height > bottom + 1) return;
    drawName(canvas, column, row, seat, scene, look);
    drawBoard(canvas, column, row + 1, scene.state, seat, frame, size, look.glyphs);
    tallest = Math.max(tallest, board.height);
    column += width + GAP;
  }
}

function footerOf({ news, question, answer, isAlert, keys }: Scene, width: number) {
  const plain = (text: string) => wrap(text, width).map((line) => ({ text: line, style: undefined }));
  return [
    ...news.slice(-NEWS_ROWS).flatMap((line) => wrap(line, width).map((text) => ({ text, style: 'dim' as const }))),
    ...wrap(question, width).map((text) => ({ text, style: 'bold' as const })),
    // An empty line keeps its place, so that the board does not jump when there is something to say.
    ...wrap(answer, width).map((text) => ({ text, style: isAlert ? ('alert' as const) : undefined })),
    ...keys.flatMap(plain),
  ];
}
