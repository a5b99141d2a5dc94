import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameAction } from './action.ts';
import { type BotClient, createBotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import { freshSeed } from './luck.ts';
import type { TableModel } from './table-model.ts';
import { hintedDraft } from './words.ts';

export interface HintDesk<H> {
  /** For the step that is asked now, if somebody wanted one. `none` if the bot had no answer. */
  readonly hint: H | 'none' | undefined;
  readonly isThinking: boolean;
  /** Asks the best bot and points at what it would do. */
  ask(): void;
  forget(): void;
}

interface Given<H> {
  readonly hint: H | 'none';
  readonly draft: object;
}

/** Hints at a table; each is gone with the step that it was for. */
export function useHint<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  table: TableModel<G, I, A>,
): HintDesk<H> {
  const [given, setGiven] = useState<Given<H>>();
  const bots = useRef<BotClient<G, H> | undefined>(undefined);
  useEffect(
    () => () => {
      bots.current?.close();
      bots.current = undefined;
    },
    [table],
  );
  const [isThinking, setThinking] = useState(false);
  const ask = async () => {
    const draft = hintedDraft(face, table.shown.value);
    if (draft === undefined) return;
    bots.current ??= createBotClient<G, H>(face.rules.game);
    setThinking(true);
    const hint = await bots.current
      .hint(face.bots.best, draft.state, draft.seat, freshSeed())
      .finally(() => setThinking(false));
    if (hintedDraft(face, table.shown.value) !== draft) return;
    if (hint) table.perform(face.suggest(hint));
    setGiven({ hint: hint ?? 'none', draft });
  };
  const isFresh = given !== undefined && hintedDraft(face, table.shown.value) === given.draft;
  return {
    hint: isFresh ? given.hint : undefined,
    isThinking,
    ask: () => ask().catch(reportError),
    forget: () => setGiven(undefined),
  };
}
