import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { FIRST_GAME } from '../games/first-game.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { readyFirstGame } from './begin-first-game.ts';

/** A first game, from its beginning or from where it was left. */
export function LearnScreen(): JSX.Element {
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState<unknown>();
  // What cannot be loaded is for the fence to tell.
  if (fault !== undefined) throw fault;
  useEffect(() => {
    readyFirstGame(t.value).then(() => setReady(true), setFault);
  }, []);
  return isReady ? <TableScreen id={FIRST_GAME} /> : <main aria-busy="true" />;
}
