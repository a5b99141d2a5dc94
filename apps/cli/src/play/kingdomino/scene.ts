import { isComplete, type View } from '@crownhold/core';
import { DOMINOES, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { cellsOf, type Reach } from '@crownhold/table';
import {
  inputRefusal,
  isDiscard,
  type KingdominoInput,
  type KingdominoTypes,
  reachOf,
} from '@crownhold/table/kingdomino';
import { seatStyle } from '../../palette.ts';
import { cutText, joinWithin, textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { drawFooter, footerWithin } from '../footer.ts';
import { KINGDOMINO_GLYPHS, type KingdominoGlyphs } from './glyphs.ts';
import { cropped, drawKingdom, frameOf, type Hover, kingdomSize, largestFor, SMALLEST, squareOf } from './kingdom.ts';
import { drawLine, LINE_WIDTH } from './line.ts';

type KingdominoScene = Scene<KingdominoTypes, KingdominoInput, undefined>;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A look with the signs of this game. */
interface Drawing {
  readonly t: Translate;
  readonly glyphs: KingdominoGlyphs;
}

export const LEAST = { columns: 60, rows: 20 } as const;
const TOP = 1;
const GAP = 2;
/** Rows for what stands below, where there are enough. */
const FOOTER_ROWS = 8;
/** Room for a name with points. */
const OWN_WIDTH = 22;
/** Two lines of dominoes beside each other. */
const LINES_WIDTH = 2 * LINE_WIDTH + 3;
const NEXT_AT = LINE_WIDTH + 3;

/** The kingdom of whoever is asked; beside it the two lines of dominoes, and under them the other kingdoms. */
export function drawScene(width: number, height: number, scene: KingdominoScene, { t, charset }: Look): Canvas {
  const look = { t, glyphs: KINGDOMINO_GLYPHS[charset] };
  const canvas = new Canvas(width, height);
  const { view: state } = scene;
  const others = state.seats - 1;
  const otherLeast = kingdomSize(squareOf(state.grid.size), SMALLEST);
  const sideLeast = Math.max(LINES_WIDTH, others * otherLeast.width + (others - 1) * GAP);
  const linesRows = 1 + state.lineLength;
  const bottom = Math.max(height - FOOTER_ROWS, TOP + linesRows + otherHead(state) + otherRows(scene));
  drawHeader(canvas, scene, look);
  const room = { width: width - 1 - GAP - sideLeast, height: bottom - TOP - 1 };
  const size = largestFor(frameFor(scene), room);
  const frame = cropped(frameFor(scene), mustSee(scene), Math.floor(room.height / size.height));
  const own = Math.max(kingdomSize(frame, size).width, Math.min(OWN_WIDTH, room.width));
  drawName(canvas, 1, TOP, own, scene.seat, scene, look);
  drawKingdom(canvas, 1, TOP + 1, scene.shown, scene.seat, frame, size, look.glyphs, hoversOf(scene));
  const side = { x: 1 + own + GAP, y: TOP, width: width - 1 - own - GAP };
  drawLines(canvas, side.x, side.y, scene, look);
  drawOthers(canvas, { ...side, y: TOP + linesRows, height: bottom - TOP - linesRows }, scene, look);
  drawFooter(canvas, bottom, footerWithin(scene, width - 2, height - bottom));
  return canvas;
}

function frameFor({ view, seat, turn }: KingdominoScene): Reach {
  return turn && view.phase !== 'over' ? reachOf(turn.input.draft.state, seat) : frameOf(view, seat);
}

/** The kingdom and what hovers over it. */
function mustSee(scene: KingdominoScene): Reach {
  return hoversOf(scene).reduce(
    ({ left, right, bottom, top }, { cell: { x, y } }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      bottom: Math.min(bottom, y),
      top: Math.max(top, y),
    }),
    frameOf(scene.shown, scene.seat),
  );
}

function drawHeader(canvas: Canvas, { view: state }: KingdominoScene, { t }: Drawing): void {
  const parts = [t('game', { game: kingdomino.id })];
  if (state.games > 1) parts.push(t('play-game-of', { game: state.game + 1, games: state.games }));
  if (state.round > 0) {
    const isLast = state.round === state.rounds;
    parts.push(isLast ? t('play-last-round') : t('play-round', { round: state.round, rounds: state.rounds }));
    parts.push(t('play-left', { count: (state.rounds - state.round) * state.lineLength - state.drawn }));
  }
  canvas.write(1, 0, joinWithin(parts, canvas.width - 2), 'bold');
}

/** Rows that the largest of the other kingdoms needs. */
function otherRows({ view: state, seat }: KingdominoScene): number {
  const seats = Array.from({ length: state.seats }, (_, each) => each).filter((each) => each !== seat);
  return Math.max(...seats.map((each) => kingdomSize(frameOf(state, each), SMALLEST).height));
}

/** Rows above the kingdom of another player: there is less room for several names beside each other. */
function otherHead({ seats }: View<State>): 1 | 2 {
  return seats > 2 ? 2 : 1;
}

/** Name and points in so many columns and one row or two, the name as short as it must be. */
function drawName(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  seat: number,
  scene: KingdominoScene,
  { t, glyphs }: Drawing,
  rows: 1 | 2 = 1,
): void {
  const points = t('play-score', { points: kingdomino.score(scene.shown, seat) });
  const room = rows === 1 ? width - 2 - textWidth(points) : width;
  const name = cutText(`${glyphs.king}${seat + 1} ${scene.chairs[seat]!.name}`, room);
  canvas.write(x, y, name, seatStyle(seat));
  if (rows === 1) canvas.write(x + textWidth(name) + 2, y, points);
  else canvas.write(x, y + 1, points);
}

function hoversOf({ turn }: KingdominoScene): readonly Hover[] {
  const input = turn?.input;
  if (input?.draft.state.phase !== 'place' || isComplete(kingdomino, input.draft) || isDiscard(input)) return [];
  const isLegal = inputRefusal(input) === undefined;
  const { halves } = DOMINOES[input.draft.state.activeDomino - 1]!;
  return cellsOf(input).map((cell, i) => ({ cell, half: halves[i]!, isLegal }));
}

function drawLines(canvas: Canvas, x: number, y: number, scene: KingdominoScene, { t, glyphs }: Drawing): void {
  const { shown: state, turn } = scene;
  const isPlacing = state.phase === 'place' || (state.phase === 'take' && state.round > 0);
  // Before the first round there is only one line.
  const isFirst = state.round === 0;
  if (!isFirst) canvas.write(x, y, t('play-current-line'), 'dim');
  canvas.write(x + NEXT_AT, y, t(isFirst ? 'play-first-line' : 'play-next-line'), 'dim');
  drawLine(canvas, x, y + 1, state.line, state.lineKings, glyphs, isPlacing ? state.slot : undefined);
  drawLine(
    canvas,
    x + NEXT_AT,
    y + 1,
    state.next,
    state.nextKings,
    glyphs,
    turn && state.phase === 'take' ? turn.input.pick : undefined,
  );
}

/** The other kingdoms beside each other, each under its name and points. */
function drawOthers(canvas: Canvas, area: Area, scene: KingdominoScene, look: Drawing): void {
  const count = scene.view.seats - 1;
  const width = Math.floor((area.width - (count - 1) * GAP) / count);
  const head = otherHead(scene.view);
  const room = { width, height: area.height - head };
  // All of one size, and of the same whatever lies there already.
  const size = largestFor(squareOf(scene.view.grid.size), room);
  for (let step = 1; step <= count; step++) {
    const seat = (scene.seat + step) % scene.view.seats;
    const x = area.x + (step - 1) * (width + GAP);
    drawName(canvas, x, area.y, width, seat, scene, look, head);
    drawKingdom(canvas, x, area.y + head, scene.view, seat, frameOf(scene.view, seat), size, look.glyphs);
  }
}
