import { randomBytes } from 'node:crypto';
import type { AnyGame, GameTypes, RecordFault, Seat, StateBuffer } from '@crownhold/core';
import { isSigned } from '@crownhold/fair';
import { countDice, type State, THROWER_ID } from '@crownhold/games/colours';
import { Far } from '@crownhold/table/far';
import { createSigner, verifyEquation } from '../ed25519.ts';
import type { DeviceFiles } from './device-files.ts';
import type { OnlineClient } from './online-client.ts';
import { connectSocket } from './socket.ts';

export interface FarSeats {
  readonly table: string;
  readonly own: readonly Seat[];
}

/** A table of a server for this computer. `lost`: what it has to keep cannot be kept. */
export function openFar(
  game: AnyGame,
  { table, own }: FarSeats,
  { origin, cookie }: OnlineClient,
  files: DeviceFiles,
  lost: (fault: RecordFault) => void,
): Far<GameTypes> {
  const kept = own.length > 0 ? files.loadTable(table)?.kept : undefined;
  return new Far<GameTypes>(
    game,
    { table, own, kept },
    {
      connect: (events) => connectSocket(origin, cookie, events),
      entropy: (bytes) => new Uint8Array(randomBytes(bytes)),
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      createSigner,
      areSigned: (checks) => checks.every((check) => isSigned(check, verifyEquation)),
      // Without the physics, which `crownhold verify` has; the thrower is that of one game only.
      tools: { dice: { [THROWER_ID]: (state: StateBuffer) => countDice(state as State) } },
      keep: (now) => {
        const fault = own.length > 0 ? files.saveTable(table, { own, kept: now }) : undefined;
        if (fault) lost(fault);
      },
    },
  );
}
