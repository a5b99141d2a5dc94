import type { View } from '@crownhold/core';
import { COLOURS, type Colour, colourName, DICE, LETTERS, NO_DIE, type State } from '@crownhold/games/colours';
import { type ColoursInput, listedSteps } from '@crownhold/table/colours';
import { inkStyle, seatStyle, signStyle } from '../../palette.ts';
import { textWidth } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import { WHITE_LETTER } from './box.ts';
import type { ColoursGlyphs } from './glyphs.ts';

export const DICE_ROWS = DICE.length;

/** Draws each die in a row: its colour and drops, where it lies, or whose it is and where it comes from. */
export function drawDice(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  glyphs: ColoursGlyphs,
  input?: ColoursInput,
): void {
  const picked = input && listedSteps(input)[input.pick]?.move;
  for (const [die, name] of DICE.entries()) {
    const row = y + die;
    const drops = state.numbers[die]!;
    const own = name === 'white' ? undefined : name;
    const take = picked?.kind === 'take' && picked.die === die ? picked : undefined;
    const owner = [...state.dice].indexOf(die);
    const isInBox = ((state.box >> die) & 1) === 1;
    if (take) canvas.write(x, row, glyphs.pointer, 'bold');
    const letter = own ? LETTERS[own] : WHITE_LETTER;
    const style = own ? signStyle(own) : 'ghost';
    const isGone = !isInBox && owner < 0;
    canvas.write(x + 2, row, ` ${letter}${drops || glyphs.empty} `, isGone ? 'dim' : style);
    if (owner >= 0) drawOwner(canvas, x + 7, row, state, owner, own === undefined, glyphs);
    else if (isInBox) drawKingdoms(canvas, x + 7, row, state.landings[die]!, take?.kingdom);
  }
}

function drawOwner(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  isWhite: boolean,
  glyphs: ColoursGlyphs,
): void {
  const name = `${glyphs.king}${seat + 1}`;
  if (state.dice[seat] === NO_DIE) return;
  canvas.write(x, y, name, seatStyle(seat));
  const kingdom = COLOURS[state.kingdoms[seat]!]!;
  canvas.write(x + textWidth(name) + 1, y, LETTERS[kingdom], inkStyle(kingdom));
  const colour = colourName(state.colours[seat]!);
  if (isWhite) canvas.write(x + textWidth(name) + 3, y, `=${LETTERS[colour]}`, inkStyle(colour));
}

/** The kingdoms a die lies in, the one pointed at in brackets. */
function drawKingdoms(canvas: Canvas, x: number, y: number, kingdoms: number, taken: Colour | undefined): void {
  let at = x;
  for (const [index, kingdom] of COLOURS.entries()) {
    if (!((kingdoms >> index) & 1)) continue;
    const isHere = kingdom === taken;
    canvas.write(at, y, isHere ? `[${LETTERS[kingdom]}]` : ` ${LETTERS[kingdom]} `, inkStyle(kingdom));
    at += 3;
  }
}
