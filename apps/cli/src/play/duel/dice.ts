import { ARMS, armsOfFace, crossesOfFace, type State, UNROLLED } from '@crownhold/games/duel';
import { ARMS_STYLE, JOKER_STYLE, seatStyle } from '../../palette.ts';
import { centreText } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { DuelGlyphs } from './glyphs.ts';
import { type DuelHand, taskOf } from './hand.ts';
import { jokerDie } from './naming.ts';
import { powerMove } from './powers.ts';
import { drawTile, GOOD_EDGES, type Tile } from './tile.ts';

/** Pointer and number, the face, a gap. */
const DIE = { label: 3, width: 5, gap: 1 } as const;
const COUNT = 4;
const FACE = { width: DIE.width, height: 2 };
/** Two for the face, one for whose it is. */
export const DICE_ROWS = 3;

/** Draws the dice beside each other, each with its owner; `hand` is that of a turn in the making. */
export function drawDice(
  canvas: Canvas,
  x: number,
  y: number,
  state: State,
  glyphs: DuelGlyphs,
  hand?: DuelHand,
): void {
  for (let die = 0; die < COUNT; die++) {
    const left = x + die * (DIE.label + DIE.width + DIE.gap);
    const isPointed = hand !== undefined && taskOf(hand) === 'take' && hand.die === die;
    if (isPointed) canvas.write(left, y, glyphs.pointer, 'bold');
    canvas.write(left + 1, y, String(die + 1), isPointed ? 'bold' : 'dim');
    drawTile(canvas, left + DIE.label, y, FACE, tileOf(state, die, glyphs, hand), glyphs);
    const owner = [0, 1].find((seat) => (state.hands[seat]! >> die) & 1);
    if (owner === undefined) continue;
    canvas.write(left + DIE.label, y + 2, centreText(`${glyphs.king}${owner + 1}`, DIE.width), seatStyle(owner));
  }
}

function tileOf(state: State, die: number, glyphs: DuelGlyphs, hand?: DuelHand): Tile {
  if (hand && taskOf(hand) === 'take' && (hand.chosen >> die) & 1) {
    return { ...faceTile(state, die, glyphs), ...GOOD_EDGES };
  }
  const preview = hand && previewOf(hand, die);
  return preview ? { ...faceTile(preview, die, glyphs), ...GOOD_EDGES } : faceTile(state, die, glyphs);
}

type Faces = Pick<State, 'faces' | 'names' | 'marked'>;

/** The dice as the name or the power that is pointed at would make them, if it is about this die. */
function previewOf(hand: DuelHand, die: number): Faces | undefined {
  const { faces, names, marked } = hand.draft.state;
  const task = taskOf(hand);
  if (task === 'name' && jokerDie(hand) === die) {
    return { faces, names: names.with(die, ARMS.indexOf(hand.arms) + 1), marked };
  }
  const move = task === 'power' ? powerMove(hand, hand.power!) : undefined;
  if (move?.kind === 'turn' && move.die === die) return { faces: faces.with(die, move.face), names, marked };
  return move?.kind === 'castle' && move.die === die ? { faces, names, marked: marked | (1 << die) } : undefined;
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
