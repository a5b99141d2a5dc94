import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { navigate, redirect } from '../app/navigation.ts';
import { NotFoundScreen } from '../app/not-found.tsx';
import { findCard, isPlayableCard } from '../games/cards.ts';
import { isFirstGame } from '../games/first-game.ts';
import { lastPlan } from '../games/last-plan.ts';
import { loadGame, type SavedGame } from '../games/store.ts';
import { playAgain } from './begin.ts';
import { loadFace } from './faces.ts';
import { startGame } from './start.ts';

/** A game on this device: how it is played comes with its face. */
export function TableScreen({ id }: { readonly id: string }): JSX.Element {
  const saved = useMemo(() => loadGame(id), [id]);
  const game = saved?.game;
  const load = useMemo(() => async () => (await loadFace(game ?? '')).Table, [game]);
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  if (!saved) return <NotFoundScreen />;
  const props = {
    saved,
    isLesson: isFirstGame(id),
    onRematch: () => rematch(saved).catch(setError),
    onPlayNow: () => playNow(saved.game).catch(setError),
  };
  return <Lazy key={id} load={load} props={props} />;
}

async function playNow(game: string): Promise<void> {
  const card = findCard(game);
  if (isPlayableCard(card)) await startGame(card, lastPlan(card).value);
}

async function rematch({ id, game }: SavedGame): Promise<void> {
  const next = await playAgain(id);
  if (next === undefined) navigate({ screen: 'new-game', game });
  else redirect({ screen: 'table', id: next });
}
