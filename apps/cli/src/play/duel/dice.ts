import type { View } from '@crownhold/core';
import { ARMS, armsOfFace, crossesOfFace, type State, UNROLLED } from '@crownhold/games/duel';
import { chosenDice, type DuelInput, taskOf } from '@crownhold/table/duel';
import { ARMS_STYLE, JOKER_STYLE, seatStyle } from '../../palette.ts';
import { centreText } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { DuelGlyphs } from './glyphs.ts';
import { type DuelTurn, powerAction } from './powers.ts';
import { drawTile, GOOD_EDGES, type Tile } from './tile.ts';

/** Pointer and number, the face, a gap. */
const DIE = { label: 3, width: 5, gap: 1 } as const;
const COUNT = 4;
const FACE = { width: DIE.width, height: 2 };
/** Two for the face, one for whose it is. */
export const DICE_ROWS = 3;

/** Draws the dice beside each other, each with its owner; a turn in the making shows what it would make of them. */
export function drawDice(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  glyphs: DuelGlyphs,
  turn?: DuelTurn,
): void {
  for (let die = 0; die < COUNT; die++) {
    const left = x + die * (DIE.label + DIE.width + DIE.gap);
    const isPointed = turn !== undefined && taskOf(turn.input) === 'take' && turn.input.die === die;
    if (isPointed) canvas.write(left, y, glyphs.pointer, 'bold');
    canvas.write(left + 1, y, String(die + 1), isPointed ? 'bold' : 'dim');
    drawTile(canvas, left + DIE.label, y, FACE, tileOf(state, die, glyphs, turn), glyphs);
    const owner = [0, 1].find((seat) => (state.hands[seat]! >> die) & 1);
    if (owner === undefined) continue;
    canvas.write(left + DIE.label, y + 2, centreText(`${glyphs.king}${owner + 1}`, DIE.width), seatStyle(owner));
  }
}

function tileOf(state: View<State>, die: number, glyphs: DuelGlyphs, turn?: DuelTurn): Tile {
  if (turn && chosenDice(turn.input.choices).includes(die)) {
    return { ...faceTile(state, die, glyphs), ...GOOD_EDGES };
  }
  const preview = turn && previewOf(turn, die);
  return preview ? { ...faceTile(preview, die, glyphs), ...GOOD_EDGES } : faceTile(state, die, glyphs);
}

type Faces = Pick<State, 'faces' | 'names' | 'marked'>;

/** A die as the power that is pointed at would make it, or a joker with the name that it has for now. */
function previewOf({ input, focus }: DuelTurn, die: number): Faces | undefined {
  const { faces, names, marked } = input.base.state;
  const action = focus.power && powerAction(input, focus.power, focus.choice);
  if (action?.kind === 'turn' && action.die === die) {
    return { faces: faces.with(die, action.face), names: names.with(die, 0), marked };
  }
  if (action?.kind === 'castle' && action.die === die) return { faces, names, marked: marked | (1 << die) };
  return isPreset(input, die) ? { faces, names, marked } : undefined;
}

function isPreset({ presets }: DuelInput, die: number): boolean {
  return presets.some((preset) => preset.die === die);
}

function faceTile({ faces, names, marked }: Faces, die: number, glyphs: DuelGlyphs): Tile {
  const face = faces[die]!;
  if (face === UNROLLED) return { sign: glyphs.empty, crosses: 0, style: 'dim' };
  const arms = ARMS[(names[die]! || armsOfFace(face)) - 1];
  const crosses = crossesOfFace(face) + ((marked >> die) & 1);
  if (!arms) return { sign: glyphs.joker, crosses, style: JOKER_STYLE };
  // A named joker stays one: it never ticks.
  const sign = names[die] ? `${glyphs.joker}${glyphs.arms[arms]}` : glyphs.arms[arms];
  return { sign, crosses, style: ARMS_STYLE[arms] };
}
