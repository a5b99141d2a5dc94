import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { navigate, redirect } from '../app/navigation.ts';
import { NotFoundScreen } from '../app/not-found.tsx';
import { findCard } from '../games/cards.ts';
import { isFirstGame } from '../games/first-game.ts';
import { lastPlan } from '../games/last-plan.ts';
import { kindOf } from '../games/store.ts';
import { playAgain, playSameThrows } from './begin.ts';
import { loadFace } from './faces.ts';
import { startGame } from './start.ts';

/** A game on this device: how it is played comes with its face. */
export function TableScreen({ id }: { readonly id: string }): JSX.Element {
  // Only when it is opened: a game that another window deletes meanwhile stays to be looked at.
  const game = useMemo(() => kindOf(id), [id]);
  const load = useMemo(() => async () => (await loadFace(game ?? '')).Table, [game]);
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  if (game === undefined) return <NotFoundScreen />;
  const props = {
    id,
    isLesson: isFirstGame(id),
    onRematch: () => rematch(id, game, playAgain).catch(setError),
    onSameThrows: () => rematch(id, game, playSameThrows).catch(setError),
    onPlayNow: () => playNow(game).catch(setError),
  };
  return <Lazy key={id} load={load} props={props} />;
}

async function playNow(game: string): Promise<void> {
  const card = findCard(game);
  if (card) await startGame(card, lastPlan(card).value);
}

async function rematch(id: string, game: string, begin: (id: string) => Promise<string | undefined>): Promise<void> {
  const next = await begin(id);
  if (next === undefined) navigate({ screen: 'new-game', game });
  else redirect({ screen: 'table', id: next });
}
