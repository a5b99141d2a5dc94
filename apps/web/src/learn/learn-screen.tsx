import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../app/language.ts';
import { FIRST_GAME } from '../games/first-game.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { readyFirstGame } from './begin-first-game.ts';

/** A first game, from its beginning or from where it was left. */
export function LearnScreen(): JSX.Element {
  useMemo(() => readyFirstGame(t.value), []);
  return <TableScreen id={FIRST_GAME} />;
}
