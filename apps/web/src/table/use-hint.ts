import { type Draft, isComplete } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BEST_LEVEL } from '../games/levels.ts';
import { type BotClient, createBotClient } from './bot-client.ts';
import type { Hint } from './hint.ts';
import { suggest } from './intentions.ts';
import { freshSeed } from './luck.ts';
import type { TableModel } from './table-model.ts';
import type { TableState } from './table-state.ts';

export interface HintDesk {
  /** For the step that is asked now, if somebody wanted one. `none` if the bot had no answer. */
  readonly hint: Hint | 'none' | undefined;
  /** Asks the best bot and points at what it would do. */
  ask(): void;
  forget(): void;
}

interface Given {
  readonly hint: Hint | 'none';
  readonly draft: Draft<State>;
}

/** Hints at a table; each is gone with the step that it was for. */
export function useHint(table: TableModel): HintDesk {
  const [given, setGiven] = useState<Given>();
  const bots = useRef<BotClient | undefined>(undefined);
  useEffect(
    () => () => {
      bots.current?.close();
      bots.current = undefined;
    },
    [table],
  );
  const ask = async () => {
    const draft = hintedDraft(table.state.value);
    if (draft === undefined) return;
    bots.current ??= createBotClient();
    const hint = await bots.current.hint(BEST_LEVEL, draft.state, draft.seat, freshSeed());
    if (hintedDraft(table.state.value) !== draft) return;
    if (hint) table.want(suggest(hint.step));
    setGiven({ hint: hint ?? 'none', draft });
  };
  const isFresh = given !== undefined && hintedDraft(table.state.value) === given.draft;
  return {
    hint: isFresh ? given.hint : undefined,
    ask: () => ask().catch(reportError),
    forget: () => setGiven(undefined),
  };
}

/** Hints are for whoever plays without other people at the table. */
export function hasHints({ chairs }: TableState): boolean {
  return chairs.filter(({ bot }) => bot === undefined).length === 1;
}

/** The turn in the making that a hint would be for. */
export function hintedDraft(state: TableState): Draft<State> | undefined {
  const { mode } = state;
  if (!hasHints(state) || mode.kind !== 'turn' || isComplete(kingdomino, mode.hand.draft)) return undefined;
  return mode.hand.draft;
}
