import { isComplete, SPECTATOR, undoDraft } from '@crownhold/core';
import { ACHIEVEMENTS, colourName, colours, encodeMove, NO_DIE, type State, throwOf } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { seatStyle } from '../../palette.ts';
import { cutText, textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas, wrap } from '../canvas.ts';
import { drawFooter, footerWithin } from '../footer.ts';
import { openAreas } from './best.ts';
import { drawBox } from './box.ts';
import { DICE_ROWS, drawDice } from './dice.ts';
import { COLOURS_GLYPHS, type ColoursGlyphs } from './glyphs.ts';
import { brushColour, type ColoursHand, dropMove, pickedStep, taskOf } from './hand.ts';
import { drawMap, type Marks, NO_MARKS } from './map.ts';
import { drawPurse, PURSE_ROWS } from './purse.ts';
import { drawRace, RACE_ROWS } from './race.ts';
import { rasterOf } from './raster.ts';

type ColoursScene = Scene<State, ColoursHand>;

export const LEAST = { columns: 80, rows: 24 } as const;
/** At least so many are kept for what stands below: a question, two for the answer, two for keys. */
const FOOTER_ROWS = 5;
const SIDE_WIDTH = 24;
const GAP = 1;
/** Characters to a row for each row, so that the map looks as it is. */
const ASPECT = 3;

/** The sheet of whoever looks; beside it dice, players, what one has to spend and who has completed what. */
export function drawScene(width: number, height: number, scene: ColoursScene, { t, charset }: Look): Canvas {
  const canvas = new Canvas(width, height);
  const glyphs = COLOURS_GLYPHS[charset];
  const state = shownState(scene);
  const own = ownSeat(scene);
  const shown = scene.hand?.shown ?? own;
  const size = mapSize(width, height);
  const raster = rasterOf(state.atlas.map, size.width, size.height);
  const hand = scene.hand && !isComplete(colours, scene.hand.draft) ? scene.hand : undefined;
  drawMap(canvas, 0, 0, state, shown, raster, hand && shown === own ? marksOf(hand) : NO_MARKS, glyphs);
  const thrown = throwOf({ attachment: scene.thrown });
  if (thrown && shown === own && !isColouring(scene)) drawBox(canvas, state, thrown, raster, glyphs, pickedDie(hand));
  const side = size.width + GAP;
  drawSide(canvas, side, size.height, state, scene, own, shown, t, glyphs, hand);
  // News have their place beside the map.
  drawFooter(canvas, size.height, footerWithin({ ...scene, news: [] }, width - 2, height - size.height));
  return canvas;
}

/** As large as the window allows with everything else beside and below it. */
function mapSize(width: number, height: number) {
  const columns = width - SIDE_WIDTH - GAP;
  const rows = Math.min(height - FOOTER_ROWS, Math.floor(columns / ASPECT) + 1);
  return { width: Math.min(columns, (rows - 1) * ASPECT + 1), height: rows };
}

/** Whose sheet is looked at: nobody sees another's turn in the making, so the view hides what it must. */
function ownSeat({ viewer, seat }: ColoursScene): number {
  return viewer === SPECTATOR ? seat : viewer;
}

/** A person sees the turn in the making; the dice stay on the table until it is ended. */
function shownState({ state, hand }: ColoursScene): State {
  if (!hand) return state;
  const { draft } = hand;
  return draft.state.round === draft.start.round ? draft.state : undoDraft(colours, draft).state;
}

/** Whoever colours needs to see the map, and has a die already. */
function isColouring({ hand }: ColoursScene): boolean {
  if (!hand) return false;
  const { start, seat } = hand.draft;
  return start.phase !== 'play' || start.dice[seat] !== NO_DIE;
}

function pickedDie(hand: ColoursHand | undefined): number | undefined {
  const move = hand && pickedStep(hand)?.move;
  return move?.kind === 'take' ? move.die : undefined;
}

function marksOf(hand: ColoursHand): Marks {
  const { state, seat } = hand.draft;
  const task = taskOf(hand);
  const { areas } = state.atlas.map;
  const code = pickedStep(hand)?.code;
  if ((task === 'take' || task === 'spell') && code !== undefined) {
    const after = colours.copy(state);
    colours.apply(after, seat, code);
    const draft = { state: after, seat };
    const open = openAreas({ draft, brush: { kind: 'paint' }, isMatch: false });
    return { neighbours: [], open, colour: colourName(after.colours[seat]!) };
  }
  if (task !== 'colour') return NO_MARKS;
  const isOpen = colours.refusal(state, seat, encodeMove(dropMove(hand))) === undefined;
  return {
    cursor: { area: hand.area, isOpen },
    neighbours: areas[hand.area]!.neighbours,
    open: openAreas(hand),
    colour: colourName(brushColour(hand)),
  };
}

function drawSide(
  canvas: Canvas,
  x: number,
  height: number,
  state: State,
  scene: ColoursScene,
  own: number,
  shown: number,
  t: Translate,
  glyphs: ColoursGlyphs,
  hand: ColoursHand | undefined,
): void {
  const rows = DICE_ROWS + state.seats + PURSE_ROWS + RACE_ROWS;
  // Empty rows between the parts, as far as there are any.
  let spare = height - rows - 1;
  const gap = () => (spare-- > 0 ? 1 : 0);
  let y = 0;
  canvas.write(x, y++, roundText(state, t), 'bold');
  y += gap();
  drawDice(canvas, x, y, state, glyphs, hand);
  y += DICE_ROWS + gap();
  for (let seat = 0; seat < state.seats; seat++) drawPlayer(canvas, x, y++, state, seat, scene, glyphs);
  y += gap();
  drawPurse(canvas, x, y, state, shown, shown === own, t, glyphs);
  y += PURSE_ROWS + gap();
  drawRace(canvas, x, y, raceState(scene, state), glyphs, pointedNumber(hand));
  y += RACE_ROWS + gap();
  drawNews(canvas, x, y, height - y, scene);
}

function roundText({ round, isLast }: State, t: Translate): string {
  return isLast ? t('play-last-round') : t('play-colours-round', { round });
}

/** Who it is, whether done, points and blots; the token before whoever throws. */
function drawPlayer(
  canvas: Canvas,
  x: number,
  y: number,
  state: State,
  seat: number,
  { chairs, seat: asked }: ColoursScene,
  glyphs: ColoursGlyphs,
): void {
  const points = String(colours.score(state, seat));
  const done = state.done[seat] ? glyphs.done : seat === asked ? glyphs.pointer : ' ';
  const tail = `${points} ${glyphs.blot}${state.blots[seat]}`;
  const room = canvas.width - x - textWidth(tail) - 7;
  canvas.write(x, y, done, 'bold');
  canvas.write(x + 2, y, `${glyphs.king}${seat + 1} ${cutText(chairs[seat]!.name, room)}`, seatStyle(seat));
  canvas.write(canvas.width - textWidth(tail) - 1, y, tail);
}

/** Whoever strikes a number sees it struck before the turn is ended. */
function raceState({ hand }: ColoursScene, state: State): State {
  return hand?.draft.start.phase === 'strike' ? hand.draft.state : state;
}

function pointedNumber(hand: ColoursHand | undefined) {
  const move = hand && pickedStep(hand)?.move;
  return move?.kind === 'strike' ? { row: ACHIEVEMENTS.indexOf(move.row), number: move.number } : undefined;
}

/** The latest news, in what is left of the side. */
function drawNews(canvas: Canvas, x: number, y: number, rows: number, { news }: ColoursScene): void {
  const lines = news.flatMap((line) => wrap(line, canvas.width - x - 1));
  for (const [i, line] of lines.slice(-Math.max(0, rows)).entries()) {
    if (i < rows) canvas.write(x, y + i, line, 'dim');
  }
}
