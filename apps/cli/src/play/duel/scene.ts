import { isComplete, SPECTATOR, undoDraft, type View } from '@crownhold/core';
import { duel, groundAt, halvesOf, type Square, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { cellsOf } from '@crownhold/table';
import { type DuelInput, type DuelTypes, hoveringRefusal, laidHalf, taskOf } from '@crownhold/table/duel';
import { seatStyle } from '../../palette.ts';
import { joinWithin, textWidth } from '../../text-width.ts';
import type { Look, Scene } from '../board.ts';
import { Canvas } from '../canvas.ts';
import { drawFooter, footerWithin } from '../footer.ts';
import { DICE_ROWS, drawDice } from './dice.ts';
import { DUEL_GLYPHS, type DuelGlyphs } from './glyphs.ts';
import { drawMap, type Hover, mapSize, SMALLEST, TILE_SIZES } from './map.ts';
import type { DuelFocus } from './powers.ts';
import { drawSpellbook, SPELLBOOK_ROWS } from './spellbook.ts';
import type { TileSize } from './tile.ts';

type DuelScene = Scene<DuelTypes, DuelInput, DuelFocus>;

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
  const turn = scene.turn && !isComplete(duel, scene.turn.input.draft) ? scene.turn : undefined;
  drawHeader(canvas, state, scene, t);
  for (const [seat, x, tiles] of [[own, 1, size] as const, [1 - own, side, otherSize] as const]) {
    const map = scene.turn?.input.draft.seat === seat ? scene.shown : scene.view;
    drawName(canvas, x, map, seat, scene, t, glyphs);
    drawMap(canvas, x, TOP + 1, map, seat, tiles, glyphs, turn?.input.draft.seat === seat ? hoversOf(turn.input) : []);
  }
  const diceAt = below(size, room - DICE_ROWS);
  const bookAt = below(otherSize, room - SPELLBOOK_ROWS);
  drawDice(canvas, 1, diceAt, state, glyphs, turn);
  drawSpellbook(canvas, side, bookAt, state, t, glyphs, turn);
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
function shownState({ shown, view, turn }: DuelScene): View<State> {
  if (!turn || shown.round === view.round) return shown;
  return undoDraft(duel, turn.input.draft).state;
}

function drawHeader(canvas: Canvas, state: View<State>, { chairs }: DuelScene, t: Translate): void {
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
  state: View<State>,
  seat: number,
  { chairs }: DuelScene,
  t: Translate,
  glyphs: DuelGlyphs,
): void {
  const name = `${glyphs.king}${seat + 1} ${chairs[seat]!.name}`;
  canvas.write(x, TOP, name, seatStyle(seat));
  canvas.write(x + textWidth(name) + 2, TOP, t('play-score', { points: duel.score(state, seat) }));
}

function hoversOf(input: DuelInput): readonly Hover[] {
  const { state, seat } = input.base;
  const [one, other] = halvesOf(state, seat).map(({ arms, crosses }) => (arms ? { arms, crosses } : undefined));
  const isLegal = hoveringRefusal(input) === undefined;
  switch (taskOf(input)) {
    case 'draw':
      return cellsOf(input).map((cell, half) => ({ cell, square: half === 0 ? one : other, isLegal }));
    case 'split': {
      const first = laidHalf(input);
      const here = { cell: input.cell, square: first ? other : one, isLegal };
      return first ? [here, { cell: first, square: one, isLegal: true }] : [here];
    }
    case 'cross':
      return [{ cell: input.cell, square: crossed(input), isLegal }];
    default:
      return [];
  }
}

/** The square under the pointer with the cross it would get. */
function crossed({ base, cell }: DuelInput): Square | undefined {
  const ground = groundAt(base.state, base.seat, cell);
  return typeof ground === 'object' ? { ...ground, crosses: ground.crosses + 1 } : undefined;
}
