import type { GameRecord } from '@crownhold/core';
import { verify } from '../src/verify.ts';
import { BOX_EVIDENCE, BOXED } from '../test/boxed.ts';
import { KINDS } from '../test/kinds.ts';
import { playSealed } from '../test/sealed-match.ts';

/** Kinds of matches whose verifying is measured, by name. */
export const PACED = [
  'Kingdomino, 2 seats',
  'Kingdomino, 4 seats',
  'Duel',
  'Colour Kingdoms in the box, 2 seats',
  'Colour Kingdoms in the box, 4 seats',
] as const;

/** Plays matches in which everybody contributes; returns what verifies each of them once. */
export function prepareVerifying(name: (typeof PACED)[number], matches: number, seed: number): () => void {
  const { plan } = [...KINDS, ...BOXED].find((kind) => kind.name === name)!;
  const clients = Array.from({ length: plan.options.seats }, (_, seat) => seat);
  const records = Array.from({ length: matches }, (_, i) => playSealed({ ...plan, clients, seed: seed + i }).record);
  return () => {
    for (const record of records) {
      if (!verify(plan.game, record, BOX_EVIDENCE).isSound) throw new Error(`${name}: not sound`);
    }
  };
}

/** Records of Kingdomino for two: dealt on one device, and by a dealer to two people who sign. */
export function sealedRecords(seed: number): { readonly alone: GameRecord; readonly signed: GameRecord } {
  const { plan } = KINDS.find(({ name }) => name === 'Kingdomino, 2 seats')!;
  return {
    alone: playSealed({ ...plan, seed }).record,
    signed: playSealed({ ...plan, seed, clients: [0, 1] }).record,
  };
}
