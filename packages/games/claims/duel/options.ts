import { FIRSTS, type Options, SPELLBOOKS } from '../../src/duel/options.ts';

/** Both editions with every way to begin. */
export function everyOptions(): readonly Options[] {
  return SPELLBOOKS.flatMap((spellbook) => FIRSTS.map((first) => ({ seats: 2, spellbook, first }) as const));
}
