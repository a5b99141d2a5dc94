import { describe, expect, it } from 'vitest';
import { adoptedBy, farKept, type KeptTable, withDraft, withKept } from './kept-table.ts';

const NOTHING: KeptTable = {
  id: 'a'.repeat(16),
  game: 'duel',
  own: [1],
  updatedAt: 0,
  participants: [],
  commands: {},
  drafts: [],
};

const turn = (commandId: string) => ({ kind: 'return', table: NOTHING.id, commandId, seat: 1 }) as const;

const witness = (heads: number, ...ordinals: number[]) => ({
  format: 'crownhold-witness' as const,
  version: 1 as const,
  table: NOTHING.id,
  seat: 1,
  first: 0,
  heads: Array.from({ length: heads }, (_, head) => `${head}`),
  sent: ordinals.map((ordinal) => ({
    opening: 'x',
    ordinal,
    command: `c${ordinal}`,
    seal: '',
    seen: 0,
    signature: '',
  })),
  notes: [],
});

const key = (name: string) => ({ secret: name, key: name });

describe('two windows at one table', () => {
  it('keep their commands apart: an answer to one ends nothing of the other', () => {
    let table = withKept(NOTHING, 'w1', { participants: [], commands: [turn('one')] });
    table = withKept(table, 'w2', { participants: [], commands: [turn('two')] });
    table = withKept(table, 'w2', { participants: [], commands: [] });
    expect(table.commands).toEqual({ w1: [turn('one')] });
  });

  it('a third takes on what both have sent, each command once', () => {
    let table = withKept(NOTHING, 'w1', { participants: [], commands: [turn('one'), turn('both')] });
    table = withKept(table, 'w2', { participants: [], commands: [turn('both'), turn('two')] });
    const { commands } = farKept(adoptedBy(table, 'w3'), 'w3');
    expect(commands.map(({ commandId }) => commandId)).toEqual(['one', 'both', 'two']);
    expect(Object.keys(adoptedBy(table, 'w3').commands)).toEqual(['w3']);
    expect(adoptedBy(NOTHING, 'w3').commands).toEqual({});
  });

  it('lose no key and no signed turn, and the longer witness stays', () => {
    const first = { participants: [{ seat: 1, keys: [key('a')], witness: witness(9, 0, 1) }], commands: [] };
    const late = { participants: [{ seat: 1, keys: [key('b')], witness: witness(7, 0, 2) }], commands: [] };
    const [kept] = withKept(withKept(NOTHING, 'w1', first), 'w2', late).participants;
    expect(kept?.keys).toEqual([key('a'), key('b')]);
    expect(kept?.witness?.heads).toHaveLength(9);
    expect(kept?.witness?.sent.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2]);
  });

  it('keep what another window knows of another seat', () => {
    const one = { participants: [{ seat: 0, keys: [key('a')] }], commands: [] };
    const other = { participants: [{ seat: 1, keys: [key('b')], witness: witness(1) }], commands: [] };
    const { participants } = withKept(withKept(NOTHING, 'w1', one), 'w2', other);
    expect(participants.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

it('a turn in the making replaces the last one of its seat', () => {
  const draft = { seat: 1, since: 3, turn: 'take 4' };
  const table = withDraft(withDraft(NOTHING, 1, { ...draft, turn: 'take 3' }), 1, draft);
  expect(table.drafts).toEqual([draft]);
  expect(withDraft(table, 1, undefined).drafts).toEqual([]);
});
