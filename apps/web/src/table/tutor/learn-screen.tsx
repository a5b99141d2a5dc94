import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { NotFoundScreen } from '../../app/not-found.tsx';
import { FIRST_CARD } from '../../games/cards.ts';
import { isPlayable, loadFace } from '../faces.ts';
import { TableScreen } from '../table-screen.tsx';
import { readyFirstGame } from './begin-first-game.ts';

/** A first game of a kind, from its beginning or from where it was left. */
export function LearnScreen({ game = FIRST_CARD.id }: { readonly game?: string | undefined }): JSX.Element {
  const [id, setId] = useState<string>();
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    const begin = async () => {
      const face = await loadFace(game);
      setId(await readyFirstGame(face, await face.loadFirstGame(), t.value));
    };
    if (isPlayable(game)) begin().catch(setError);
  }, [game]);
  if (!isPlayable(game)) return <NotFoundScreen />;
  return id === undefined ? <main aria-busy="true" /> : <TableScreen id={id} />;
}
