import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { NotFoundScreen } from '../app/not-found.tsx';
import { FIRST_CARD } from '../games/cards.ts';
import { hasPad, loadPad } from '../pad/pads.ts';

/** The score pad of a game. */
export function ScoreScreen({ game = FIRST_CARD.id }: { readonly game?: string | undefined }): JSX.Element {
  const load = useMemo(() => () => loadPad(game), [game]);
  return hasPad(game) ? <Lazy load={load} props={{}} /> : <NotFoundScreen />;
}
