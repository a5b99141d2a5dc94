import type { Draft, Refusal, StateBuffer } from '@crownhold/core';

/** What some choices come to: the turn as far as it goes, and the first choice that cannot stand beside the others. */
export interface Compiled<S extends StateBuffer, C> {
  readonly draft: Draft<S>;
  readonly refused?: { readonly choice: C; readonly refusal: Refusal } | undefined;
}

export interface Added<C> {
  /** In the order of taps. */
  readonly choices: readonly C[];
  /** Earlier choices that cannot stand beside the new one. */
  readonly dropped: readonly C[];
}

/**
 * One more choice. A turn is a set of choices, not a sequence: `compile` puts them into the order that the rules demand.
 * Where the new one is `isStrong`, earlier choices that cannot stand beside it go, and it is refused only if it could not
 * even stand alone; a weak one is refused by what is chosen already.
 */
export function addChoice<S extends StateBuffer, C>(
  compile: (choices: readonly C[]) => Compiled<S, C>,
  kept: readonly C[],
  added: C,
  isStrong: boolean,
): Added<C> | Refusal {
  const { refused } = compile([...kept, added]);
  if (!refused) return { choices: [...kept, added], dropped: [] };
  const alone = isStrong ? compile([added]).refused : refused;
  if (alone) return refused.choice === added ? refused.refusal : alone.refusal;
  let standing: readonly C[] = [];
  for (const choice of kept) if (!compile([...standing, choice, added]).refused) standing = [...standing, choice];
  return { choices: [...standing, added], dropped: kept.filter((choice) => !standing.includes(choice)) };
}
