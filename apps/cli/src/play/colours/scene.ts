import { isComplete, type MoveCode, type Seat, SPECTATOR, undoDraft, type View } from '@crownhold/core';
import { ACHIEVEMENTS, colourName, colours, encodeMove, NO_DIE, type State, throwOf } from '@crownhold/games/colours';
import { formatNumber, type Translate } from '@crownhold/i18n';
import {
  brushColour,
  type ColoursInput,
  type ColoursTypes,
  coloursInput,
  inputAreas,
  listedSteps,
  taskOf,
} from '@crownhold/table/colours';
import { seatStyle } from '../../palette.ts';
import { cutText, textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas, wrap } from '../canvas.ts';
import { drawFooter, footerWithin } from '../footer.ts';
import { drawBox } from './box.ts';
import { DICE_ROWS, drawDice } from './dice.ts';
import { COLOURS_GLYPHS, type ColoursGlyphs } from './glyphs.ts';
import { drawMap, type Marks, NO_MARKS } from './map.ts';
import { drawPurse, PURSE_ROWS } from './purse.ts';
import { drawRace, RACE_ROWS } from './race.ts';
import { rasterOf } from './raster.ts';
import { type ColoursFocus, type ColoursTurn, pickedSpell } from './spell-list.ts';

type ColoursScene = Scene<ColoursTypes, ColoursInput, ColoursFocus>;

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
  const shown = scene.turn?.focus.shown ?? own;
  const size = mapSize(width, height);
  const raster = rasterOf(state.atlas.map, size.width, size.height);
  const turn = scene.turn && !isComplete(colours, scene.turn.input.draft) ? scene.turn : undefined;
  drawMap(canvas, 0, 0, state, shown, raster, turn && shown === own ? marksOf(turn) : NO_MARKS, glyphs);
  const thrown = throwOf({ attachment: scene.thrown });
  if (thrown && shown === own && !isColouring(scene)) drawBox(canvas, state, thrown, raster, glyphs, pickedDie(turn));
  const side = size.width + GAP;
  drawSide(canvas, side, size.height, state, scene, own, shown, t, glyphs, turn);
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
function shownState({ shown, view, turn }: ColoursScene): View<State> {
  if (!turn || shown.round === view.round) return shown;
  return undoDraft(colours, turn.input.draft).state;
}

/** Whoever colours needs to see the map, and has a die already. */
function isColouring({ turn }: ColoursScene): boolean {
  if (!turn) return false;
  const { start, seat } = turn.input.draft;
  return start.phase !== 'play' || start.dice[seat] !== NO_DIE;
}

function pickedDie(turn: ColoursTurn | undefined): number | undefined {
  const move = turn && pickedStep(turn.input)?.move;
  return move?.kind === 'take' ? move.die : undefined;
}

function pickedStep(input: ColoursInput) {
  return listedSteps(input)[input.pick];
}

function marksOf(turn: ColoursTurn): Marks {
  const { input, focus } = turn;
  const { state, seat } = input.base;
  const task = taskOf(input);
  const previewed = focus.spell ? pickedSpell(turn) : task === 'take' ? pickedStep(input)?.code : undefined;
  if (previewed !== undefined) return previewMarks(focus.spell === 'move' ? input.base.start : state, seat, previewed);
  if (task !== 'colour' || focus.spell) return NO_MARKS;
  const { area, brush, isMatch } = input;
  const isOpen = colours.refusal(state, seat, encodeMove({ ...brush, area, isMatch })) === undefined;
  return {
    cursor: { area, isOpen },
    neighbours: state.atlas.map.areas[area]!.neighbours,
    open: inputAreas(input),
    colour: brushColour(input),
  };
}

/** Where drops could go after taking a die, or after a spell that carries the die elsewhere. */
function previewMarks(view: View<State>, seat: Seat, code: MoveCode): Marks {
  const after = colours.copy(view);
  colours.apply(after, seat, code);
  const input = coloursInput.start(colours.view(after, seat), seat);
  return { neighbours: [], open: inputAreas(input), colour: colourName(after.colours[seat]!) };
}

function drawSide(
  canvas: Canvas,
  x: number,
  height: number,
  state: View<State>,
  scene: ColoursScene,
  own: number,
  shown: number,
  t: Translate,
  glyphs: ColoursGlyphs,
  turn: ColoursTurn | undefined,
): void {
  const rows = DICE_ROWS + state.seats + PURSE_ROWS + RACE_ROWS;
  // Empty rows between the parts, as far as there are any.
  let spare = height - rows - 1;
  const gap = () => (spare-- > 0 ? 1 : 0);
  let y = 0;
  canvas.write(x, y++, roundText(state, t), 'bold');
  y += gap();
  drawDice(canvas, x, y, state, glyphs, turn?.input);
  y += DICE_ROWS + gap();
  for (let seat = 0; seat < state.seats; seat++) drawPlayer(canvas, x, y++, state, seat, scene, t, glyphs);
  y += gap();
  drawPurse(canvas, x, y, state, shown, shown === own, t, glyphs);
  y += PURSE_ROWS + gap();
  drawRace(canvas, x, y, raceState(scene, state), glyphs, pointedNumber(turn));
  y += RACE_ROWS + gap();
  drawNews(canvas, x, y, height - y, scene);
}

function roundText({ round, isLast }: View<State>, t: Translate): string {
  return isLast ? t('play-last-round') : t('play-colours-round', { round });
}

/** Who it is, whether done, points and blots; the token before whoever throws. */
function drawPlayer(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  { chairs, seat: asked }: ColoursScene,
  t: Translate,
  glyphs: ColoursGlyphs,
): void {
  const points = formatNumber(t.language, colours.score(state, seat));
  const done = state.done[seat] ? glyphs.done : seat === asked ? glyphs.pointer : ' ';
  const tail = `${points} ${glyphs.blot}${state.blots[seat]}`;
  const room = canvas.width - x - textWidth(tail) - 7;
  canvas.write(x, y, done, 'bold');
  canvas.write(x + 2, y, `${glyphs.king}${seat + 1} ${cutText(chairs[seat]!.name, room)}`, seatStyle(seat));
  canvas.write(canvas.width - textWidth(tail) - 1, y, tail);
}

/** Whoever strikes a number sees it struck before the turn is ended. */
function raceState({ turn }: ColoursScene, state: View<State>): View<State> {
  return turn?.input.draft.start.phase === 'strike' ? turn.input.draft.state : state;
}

function pointedNumber(turn: ColoursTurn | undefined) {
  const move = turn && pickedStep(turn.input)?.move;
  return move?.kind === 'strike' ? { row: ACHIEVEMENTS.indexOf(move.row), number: move.number } : undefined;
}

/** The latest news, in what is left of the side. */
function drawNews(canvas: Canvas, x: number, y: number, rows: number, { news }: ColoursScene): void {
  const lines = news.flatMap((line) => wrap(line, canvas.width - x - 1));
  for (const [i, line] of lines.slice(-Math.max(0, rows)).entries()) {
    if (i < rows) canvas.write(x, y + i, line, 'dim');
  }
}
