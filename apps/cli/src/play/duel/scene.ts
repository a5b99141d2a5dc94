import { isComplete, SPECTATOR, undoDraft } from '@crownhold/core';
import { duel, groundAt, halvesOf, type Square, type State } from '@crownhold/games/duel';
import { cellsOf } from '@crownhold/hands';
import type { Translate } from '@crownhold/i18n';
import { seatStyle } from '../../palette.ts';
import { joinWithin, textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { drawFooter, footerWithin } from '../footer.ts';
import { DICE_ROWS, drawDice } from './dice.ts';
import { dominoMove, refusalOf } from './drawing.ts';
import { DUEL_GLYPHS, type DuelGlyphs } from './glyphs.ts';
import { type DuelHand, taskOf } from './hand.ts';
import { drawMap, type Hover, mapSize, SMALLEST, TILE_SIZES } from './map.ts';
import { drawSpellbook, SPELLBOOK_ROWS } from './spellbook.ts';
import { squareRefusal } from './squares.ts';
import type { TileSize } from './tile.ts';

type DuelScene = Scene<State, DuelHand>;

export const LEAST = { columns: 80, rows: 24 } as const;
/** At least so many are kept for what stands below. */
const FOOTER_ROWS = 8;
const TOP = 1;
const GAP = 3;
/** Room for the spellbook in every language. */
const SIDE_WIDTH = 40;

/** The map of whoever looks with the dice below it; beside it the other map and the spellbook. */
export function drawScene(width: number, height: number, scene: DuelScene, { t, charset }: Look): Canvas {
  const canvas = new Canvas(width, height);
  const glyphs = DUEL_GLYPHS[charset];
  const bottom = height - FOOTER_ROWS;
  const state = shownState(scene);
  const own = scene.viewer === SPECTATOR ? 0 : scene.viewer;
  const room = bottom - TOP - 1;
  const size = largest(width - 1 - GAP - SIDE_WIDTH, room - DICE_ROWS);
  const side = 1 + mapSize(size).width + GAP;
  const otherSize = largest(width - side, room - SPELLBOOK_ROWS);
  const hand = scene.hand && !isComplete(duel, scene.hand.draft) ? scene.hand : undefined;
  drawHeader(canvas, state, scene, t);
  for (const [seat, x, tiles] of [[own, 1, size] as const, [1 - own, side, otherSize] as const]) {
    const map = mapState(scene, seat);
    drawName(canvas, x, map, seat, scene, t, glyphs);
    drawMap(canvas, x, TOP + 1, map, seat, tiles, glyphs, hand?.draft.seat === seat ? hoversOf(hand) : []);
  }
  const diceAt = below(size, room - DICE_ROWS);
  const bookAt = below(otherSize, room - SPELLBOOK_ROWS);
  drawDice(canvas, 1, diceAt, state, glyphs, hand);
  drawSpellbook(canvas, side, bookAt, state, t, glyphs, hand);
  const footerAt = Math.max(diceAt + DICE_ROWS, bookAt + SPELLBOOK_ROWS);
  drawFooter(canvas, footerAt, footerWithin(scene, width - 2, height - footerAt));
  return canvas;
}

function largest(width: number, height: number): TileSize {
  const fits = (tiles: TileSize) => mapSize(tiles).width <= width && mapSize(tiles).height <= height;
  return TILE_SIZES.find(fits) ?? SMALLEST;
}

/** The row under a map, an empty one between if there is room. */
function below(tiles: TileSize, room: number): number {
  const { height } = mapSize(tiles);
  return TOP + 1 + height + (height < room ? 1 : 0);
}

/** A person sees the turn in the making; the dice stay on the table until it is ended. */
function shownState({ state, hand }: DuelScene): State {
  if (!hand) return state;
  const { draft } = hand;
  return draft.state.round === draft.start.round ? draft.state : undoDraft(duel, draft).state;
}

function mapState({ state, hand }: DuelScene, seat: number): State {
  return hand?.draft.seat === seat ? hand.draft.state : state;
}

function drawHeader(canvas: Canvas, state: State, { chairs }: DuelScene, t: Translate): void {
  const { round, leader } = state;
  const parts = [
    t('game', { game: duel.id }),
    t('play-duel-round', { round, name: chairs[leader]!.name }),
    t('play-duel-edition', { spellbook: state.ticksAlways ? 'always' : 'drawn' }),
  ];
  canvas.write(1, 0, joinWithin(parts, canvas.width - 2), 'bold');
}

function drawName(
  canvas: Canvas,
  x: number,
  state: State,
  seat: number,
  { chairs }: DuelScene,
  t: Translate,
  glyphs: DuelGlyphs,
): void {
  const name = `${glyphs.king}${seat + 1} ${chairs[seat]!.name}`;
  canvas.write(x, TOP, name, seatStyle(seat));
  canvas.write(x + textWidth(name) + 2, TOP, t('play-score', { points: duel.score(state, seat) }));
}

function hoversOf(hand: DuelHand): readonly Hover[] {
  const { state, seat } = hand.draft;
  const [one, other] = halvesOf(state, seat).map(({ arms, crosses }) => (arms ? { arms, crosses } : undefined));
  switch (taskOf(hand)) {
    case 'draw': {
      const isLegal = refusalOf(hand, dominoMove(hand)) === undefined;
      return cellsOf(hand).map((cell, half) => ({ cell, square: half === 0 ? one : other, isLegal }));
    }
    case 'split': {
      const here = { cell: hand.cell, square: hand.first ? other : one, isLegal: squareRefusal(hand) === undefined };
      return hand.first ? [here, { cell: hand.first, square: one, isLegal: true }] : [here];
    }
    case 'cross':
      return [{ cell: hand.cell, square: crossed(state, hand), isLegal: squareRefusal(hand) === undefined }];
    default:
      return [];
  }
}

/** The square under the pointer with the cross it would get. */
function crossed(state: State, { draft, cell }: DuelHand): Square | undefined {
  const ground = groundAt(state, draft.seat, cell);
  return typeof ground === 'object' ? { ...ground, crosses: ground.crosses + 1 } : undefined;
}
