import type { View } from '@crownhold/core';
import { ARMS, type Arms, isStruck, ROW_LENGTHS, SPELLS, type Spell, type State } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { isUsable, POWERS, type Power } from '@crownhold/table/duel';
import type { Style } from '../../paint.ts';
import { ARMS_STYLE, CASTLE_STYLE, seatStyle } from '../../palette.ts';
import { centreText, widest } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { DuelGlyphs } from './glyphs.ts';
import type { DuelTurn } from './powers.ts';

/** A heading, the spells, the castle, and what is only there while powers are pointed at. */
export const SPELLBOOK_ROWS = 1 + SPELLS.length + 2;
const SIGN = 4;
const GAP = 2;
const SEATS = [0, 1];

interface Row {
  readonly power: Spell | Power;
  readonly sign: string;
  readonly style: Style | undefined;
  readonly name: string;
  /** What it is for each seat: ticks, or what became of it. */
  readonly marks: readonly string[];
}

/** Draws what every row of the spellbook has come to, for both players, and the castles. */
export function drawSpellbook(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  t: Translate,
  glyphs: DuelGlyphs,
  turn?: DuelTurn,
): void {
  const rows = rowsOf(state, t, glyphs, turn);
  const title = t('play-duel-spellbook');
  const nameWidth = widest([title, ...rows.map(({ name }) => name)]);
  const markWidth = widest(rows.flatMap(({ marks }) => marks));
  const nameAt = x + 2 + SIGN + 1;
  const markAt = (seat: number) => nameAt + nameWidth + GAP + seat * (markWidth + GAP);
  canvas.write(nameAt, y, title, 'dim');
  for (const seat of SEATS) canvas.write(markAt(seat), y, `${glyphs.king}${seat + 1}`, seatStyle(seat));
  for (const [i, { power, sign, style, name, marks }] of rows.entries()) {
    const at = y + 1 + i;
    const isHere = turn?.focus.power === power;
    if (isHere) canvas.write(x, at, glyphs.pointer, 'bold');
    canvas.write(x + 2, at, centreText(sign, SIGN), style);
    canvas.write(nameAt, at, name, nameStyle(power, isHere, turn));
    for (const [seat, mark] of marks.entries()) canvas.write(markAt(seat), at, mark);
  }
}

function nameStyle(power: Spell | Power, isHere: boolean, turn: DuelTurn | undefined): Style | undefined {
  if (isHere) return 'bold';
  return turn?.focus.power && !(isPower(power) && isUsable(turn.input, power)) ? 'dim' : undefined;
}

function isPower(row: Spell | Power): row is Power {
  return POWERS.some((power) => power === row);
}

function rowsOf(state: View<State>, t: Translate, glyphs: DuelGlyphs, turn?: DuelTurn): readonly Row[] {
  const spells = SPELLS.map((spell, row) => {
    const arms = ARMS[row]!;
    const marks = SEATS.map((seat) => spellMark(state, seat, row, t, glyphs));
    return { power: spell, sign: glyphs.arms[arms], style: ARMS_STYLE[arms], name: t(`spell-${spell}`), marks };
  });
  const castles = SEATS.map((seat) => t((state.castles >> seat) & 1 ? 'play-duel-used' : 'play-duel-ready'));
  return [
    ...spells,
    { power: 'castle', sign: glyphs.castle, style: CASTLE_STYLE, name: t('castle'), marks: castles },
    ...(turn?.focus.power
      ? [{ power: 'pass', sign: '', style: undefined, name: t('play-duel-pass-row'), marks: [] } as const]
      : []),
  ];
}

function spellMark(state: View<State>, seat: number, row: number, t: Translate, glyphs: DuelGlyphs): string {
  const length = ROW_LENGTHS[row]!;
  const spell = SPELLS[row]!;
  if (isStruck(state, seat, row)) return glyphs.struck.repeat(length);
  if (spell === 'domains' && state.hasUsed(seat, spell)) return `+3 ${glyphs.arms[namedArms(state, seat)]}`;
  if (state.hasWon(seat, spell)) return t(state.hasUsed(seat, spell) ? 'play-duel-used' : 'play-duel-ready');
  const ticks = state.ticks[seat * SPELLS.length + row]!;
  return glyphs.tick.repeat(ticks) + glyphs.open.repeat(length - ticks);
}

function namedArms(state: View<State>, seat: number): Arms {
  return ARMS[state.named[seat]! - 1]!;
}
