import { hash } from 'node:crypto';
import { type AnyGame, below, CHANCE, createRng, listMoves, type StateBuffer } from '@crownhold/core';
import type { CreateSigner, SignatureCheck, Thrower } from '@crownhold/fair';
import type { Signatures } from '../src/ports/signatures.ts';
import type { Throws } from '../src/ports/throws.ts';
import type { ClientTools } from './client-world.ts';

/** Not secure, since a key signs by being known; but another key or another message never fits. */
export const createCheapSigner: CreateSigner = (seed) => {
  const key = hash('sha256', seed, 'hex');
  return { key, sign: (message) => cheapSignature(key, message) };
};

function isCheaplySigned({ key, message, signature }: SignatureCheck): boolean {
  return cheapSignature(key, message) === signature;
}

export const CHEAP_SIGNATURES: Signatures = { isSigned: async (check) => isCheaplySigned(check) };

function cheapSignature(key: string, message: Uint8Array): string {
  const digest = hash('sha256', `${key}${Buffer.from(message).toString('latin1')}`, 'hex');
  // The second half is below the order of the curve, as in a real one.
  return `${digest}0${digest.slice(1)}`;
}

export const CHEAP_THROWER_ID = 'simulated-1';
const DICE = 4;

/** Landings from a seed, without physics. */
export function cheapThrow(game: AnyGame, before: StateBuffer, seed: Uint8Array): ReturnType<Thrower<StateBuffer>> {
  const state = game.copy(before);
  const first = listMoves(game, state, CHANCE)[0];
  if (first === undefined || !game.formatMove(state, first).startsWith('land ')) return undefined;
  const rng = createRng(new DataView(seed.buffer, seed.byteOffset).getUint32(0));
  return Array.from({ length: DICE }, (_, die) => {
    const moves = listMoves(game, state, CHANCE);
    const move = moves[below(rng, moves.length)]!;
    game.apply(state, CHANCE, move);
    return { move, attachment: { die, path: below(rng, 1000) } };
  });
}

/** Only the dice of this game are thrown. */
const THROWN = 'colours';

export const CHEAP_THROWS: Throws = {
  idFor: (game) => (game.id === THROWN ? CHEAP_THROWER_ID : undefined),
  throwDice: async (game, state, seed) => cheapThrow(game, state, seed),
};

export const CHEAP_TOOLS: ClientTools = {
  createSigner: createCheapSigner,
  isSigned: isCheaplySigned,
  toolsFor: (game) => ({ throwers: { [CHEAP_THROWER_ID]: (state, seed) => cheapThrow(game, state, seed) } }),
};
