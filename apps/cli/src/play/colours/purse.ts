import type { View } from '@crownhold/core';
import { BLOTS, COLOURS, LETTERS, SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { inkStyle } from '../../palette.ts';
import { textWidth, widest } from '../../text-width.ts';
import type { Canvas } from '../canvas.ts';
import type { ColoursGlyphs } from './glyphs.ts';

/** A row for each spell, one for tower drops, one for blots. */
export const PURSE_ROWS = SPELL_NAMES.length + 2;
/** The keys of the spells, in the order of the rules. */
const KEYS = ['V', 'M', 'X', 'B'];
const TOWER_KEY = 'T';

/** Draws what a seat has to spend: ready now, and gained in this round; with the keys for it, if it is one's own. */
export function drawPurse(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  isOwn: boolean,
  t: Translate,
  glyphs: ColoursGlyphs,
): void {
  const names = [
    ...SPELL_NAMES.map((spell) => t(`magic-${spell}`)),
    t('play-colours-drops-row'),
    t('play-colours-blots'),
  ];
  const width = widest(names);
  const marksAt = x + 2 + width + 1;
  for (const [row, name] of names.entries()) {
    const spell = row < SPELL_NAMES.length ? row : undefined;
    const [ready, gained] = spell === undefined ? [0, 0] : spellsOf(state, seat, spell);
    const isUsable = spell === undefined || ready! > 0;
    const key = KEYS[row] ?? (row === SPELL_NAMES.length ? TOWER_KEY : ' ');
    if (isOwn) canvas.write(x, y + row, key, isUsable ? 'bold' : 'dim');
    canvas.write(x + 2, y + row, name, isUsable ? undefined : 'dim');
    canvas.write(marksAt, y + row, glyphs.ready.repeat(ready!) + glyphs.gained.repeat(gained!), 'bold');
  }
  drawDrops(canvas, marksAt, y + SPELL_NAMES.length, state, seat, glyphs);
  const blots = state.blots[seat]!;
  const room = canvas.width - marksAt;
  const marks = glyphs.blot.repeat(blots) + glyphs.free.repeat(BLOTS - blots);
  canvas.write(marksAt, y + SPELL_NAMES.length + 1, room < BLOTS ? `${blots}/${BLOTS}` : marks);
}

function spellsOf(state: View<State>, seat: number, spell: number): readonly [number, number] {
  const at = seat * SPELL_NAMES.length + spell;
  return [state.spells[at]!, state.gainedSpells[at]!];
}

/** The letter of each tower drop; those of the next round behind a sign. */
function drawDrops(
  canvas: Canvas,
  x: number,
  y: number,
  state: View<State>,
  seat: number,
  glyphs: ColoursGlyphs,
): void {
  let at = x;
  for (const [drops, sign] of [[state.drops, ''] as const, [state.gainedDrops, glyphs.gained] as const]) {
    for (const [index, colour] of COLOURS.entries()) {
      for (let count = drops[seat * COLOURS.length + index]!; count > 0; count--) {
        const text = `${sign}${LETTERS[colour]}`;
        canvas.write(at, y, text, inkStyle(colour));
        at += textWidth(text);
      }
    }
  }
}
