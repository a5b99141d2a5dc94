import { type GameTypes, isFault } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { impatient, paceBehind } from './far-films.ts';
import { type FarParts, farShown } from './far-parts.ts';
import { useRefusedTurns } from './refused-turn.ts';
import { Broken, Seated } from './table.tsx';
import { useSitting } from './use-sitting.ts';

/** A game at a server, of whatever kind; what comes with it is not loaded for a game on this device. */
export function createFarTable<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): ComponentType<{ readonly far: FarParts }> {
  const loadWatch = async () => (await import('./watch-table.tsx')).createWatchTable(face);
  return ({ far }): JSX.Element => {
    const { id, open, watch } = far;
    const elsewhere = useMemo(() => ({ open, impatient, paceBehind }), [open]);
    const sitting = useSitting(face, id, elsewhere);
    useRefusedTurns(face, typeof sitting === 'object' && !isFault(sitting) ? sitting : undefined);
    if (sitting === 'loading') return <far.Opening />;
    if (sitting === 'not-found') return <far.Lost />;
    if (isFault(sitting)) return <Broken fault={sitting} />;
    const shown = farShown(sitting.table.shown.value, sitting.own);
    if (shown.status === 'seating' || shown.status === 'sealing') return <far.Waiting shown={shown} />;
    if (watch?.isWanted.value && shown.status !== 'over') return <Lazy load={loadWatch} props={{ sitting, watch }} />;
    return <Seated face={face} sitting={sitting} far={far} onRematch={nothing} onSameThrows={nothing} />;
  };
}

/** Games at a server have other ways on. */
const nothing = () => undefined;
