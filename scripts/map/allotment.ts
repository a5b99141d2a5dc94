import { below, type Rng } from '@crownhold/core';
import { COLOURS, type Colour } from '@crownhold/games/colours/map';
import { type Token, tokenOf } from './token.ts';

// [C6] Every pair of spells once: three of each, and no two kingdoms alike.
const SPELL_PAIRS = ['12', '13', '14', '23', '24', '34'];
const DRAGONS = ['green', 'green', 'violet', 'violet', 'brown', 'brown'];
const BASE_MONSTERS = ['griffin red', 'hydra blue', 'unicorn yellow'];

/** [C4] [C5] [C6] What the nine areas of each kingdom hold, at random: one dragon each, and two of the other kinds. */
export function allot(rng: Rng): Token[][] {
  const spells = shuffle(SPELL_PAIRS, rng);
  const dragons = shuffleUntil(DRAGONS, rng, (list) => list[index('green')] === 'green');
  const missing = shuffleUntil(
    [...BASE_MONSTERS, ...BASE_MONSTERS],
    rng,
    (list) => list[index('blue')] !== 'hydra blue' && list[index('violet')] !== 'hydra blue',
  );
  return COLOURS.map((colour, i) =>
    [
      `capital ${colour}`,
      `dragon ${dragons[i]}`,
      ...BASE_MONSTERS.filter((monster) => monster !== missing[i]),
      ...Array.from(spells[i]!, (spell) => `spell ${spell}`),
      '',
      '',
      '',
    ].map(tokenOf),
  );
}

function index(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

function shuffleUntil<T>(list: readonly T[], rng: Rng, isGood: (list: readonly T[]) => boolean): T[] {
  for (;;) {
    const shuffled = shuffle(list, rng);
    if (isGood(shuffled)) return shuffled;
  }
}

export function shuffle<T>(list: readonly T[], rng: Rng): T[] {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const other = below(rng, i + 1);
    [shuffled[i], shuffled[other]] = [shuffled[other]!, shuffled[i]!];
  }
  return shuffled;
}
