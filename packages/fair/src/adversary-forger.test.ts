import type { StateBuffer } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { faultOf, PLAN, unprovenOf } from '../test/adversary.ts';
import { forge } from '../test/forgery.ts';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { throwLandings } from '../test/landing-thrower.ts';
import { type MatchPlan, playSealed } from '../test/sealed-match.ts';
import type { Hex } from './bytes.ts';
import type { Thrower } from './deal.ts';
import type { FairEvent, RowEvent } from './event.ts';
import { createTranscript } from './transcript.ts';
import { verify } from './verify.ts';

/** The first row with a turn after which a line is drawn. */
function rowWithChance(events: readonly FairEvent[]): readonly [number, RowEvent & { readonly element: Hex }] {
  const index = events.findIndex((event) => event.kind === 'row' && event.turn && event.chance.length > 1);
  return [index, events[index] as RowEvent & { readonly element: Hex }];
}

function flip(hex: Hex): Hex {
  return `${hex[0] === '0' ? '1' : '0'}${hex.slice(1)}`;
}

describe('a wrong element', () => {
  const { record, events } = playSealed(PLAN);
  const [index, row] = rowWithChance(events);
  const earlier = events.slice(0, index).findLast((event) => event.kind === 'row' && event.element) as RowEvent;

  it.each([
    ['of the dealer is not the one it was committed to', flip(row.element), 'wrong-element'],
    ['is refused even if it is one of the chain, but of another dealing', earlier.element!, 'wrong-element'],
  ])('%s', (_, element, code) => {
    expect(faultOf(forge(record, events.with(index, { ...row, element })))).toBe(code);
  });

  it('is missed where chance had something to decide, and too many where it had not', () => {
    const { element: _, ...without } = row;
    expect(faultOf(forge(record, events.with(index, without)))).toBe('missing-element');
    const quiet = events.findIndex((event) => event.kind === 'row' && event.turn && event.element === undefined);
    const next = events.slice(quiet).find((event) => event.kind === 'row' && event.element) as RowEvent;
    const forged = events.with(quiet, { ...(events[quiet] as RowEvent), element: next.element! });
    expect(faultOf(forge(record, forged))).toBe('needless-element');
  });

  it('of a client is not the one it was committed to', () => {
    const { turn } = row;
    const signed = { ...turn!.signed!, element: flip(turn!.signed!.element) };
    const forged = forge(record, events.with(index, { ...row, turn: { ...turn!, signed } }));
    expect(faultOf(forged)).toBe('wrong-contribution');
  });

  it('cannot be given by somebody who has no key', () => {
    const { record: alone, events: lonely } = playSealed({ ...PLAN, clients: [] });
    const [at, bare] = rowWithChance(lonely);
    const signed = { element: bare.element, seen: at - 1, signature: '0'.repeat(128) };
    const forged = forge(alone, lonely.with(at, { ...bare, turn: { ...bare.turn!, signed } }));
    expect(faultOf(forged)).toBe('unknown-participant');
  });
});

describe('an altered outcome', () => {
  const { record, events } = playSealed({ ...PLAN, turns: 4 });
  const [index, row] = rowWithChance(events);

  it('does not follow from the seals, legal or not', () => {
    const drawn = new Set(record.steps);
    const other = Array.from({ length: 48 }, (_, i) => `draw ${i + 1}`).find((text) => !drawn.has(text))!;
    const chance = row.chance.with(0, other);
    expect(faultOf(forge(record, events.with(index, { ...row, chance })))).toBe('wrong-outcome');
  });

  it('does not follow either if outcomes only change places, are left out or added', () => {
    for (const chance of [
      row.chance.toReversed(),
      row.chance.slice(1),
      row.chance.slice(0, -1),
      [...row.chance, 'x'],
    ]) {
      expect(faultOf(forge(record, events.with(index, { ...row, chance })))).toBe('wrong-outcome');
    }
  });

  it('does not agree with the transcript if only the steps of the record are changed', () => {
    expect(faultOf({ ...record, steps: record.steps.with(2, 'draw 1') })).toBe('another-step');
  });
});

describe('a legal throw that was thrown again', () => {
  const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
  // It only ever meets states of its own game.
  const honest = throwLandings as Thrower<StateBuffer>;
  const playWith = (thrower: Thrower<StateBuffer>) => {
    const cheating: MatchPlan<StateBuffer, typeof plan.options, unknown> = {
      ...plan,
      seed: 5,
      turns: 3,
      thrower: { ...plan.thrower!, throw: thrower },
    };
    return verify(plan.game, playSealed(cheating).record, EVIDENCE);
  };

  it('does not follow from the seed', () => {
    expect(playWith(honest)).toMatchObject({ isSound: true });
    const again: Thrower<StateBuffer> = (state, seed) =>
      honest(
        state,
        seed.map((byte) => byte ^ 1),
      );
    expect(playWith(again)).toMatchObject({ isSound: false, fault: { code: 'wrong-outcome', event: 3 } });
  });

  it('does not follow even if it lands alike on another path', () => {
    const elsewhere: Thrower<StateBuffer> = (state, seed) =>
      honest(state, seed)?.map(({ move }) => ({ move, attachment: { attempt: 0, path: [] } }));
    expect(playWith(elsewhere)).toMatchObject({ isSound: false, fault: { code: 'wrong-attachment', event: 3 } });
  });

  it('is not believed without somebody who can throw, or at least count the dice', () => {
    const { record } = playSealed({ ...plan, seed: 5, turns: 3 });
    expect(verify(plan.game, record)).toMatchObject({ isSound: false, fault: { code: 'unknown-thrower' } });
  });
});

describe('a cut transcript', () => {
  const { record, events, witnesses } = playSealed(PLAN);

  it('has another head', () => {
    const { head } = createTranscript(events);
    expect(faultOf({ ...record, fairness: { ...createTranscript(events.slice(0, -2)), head } })).toBe('wrong-head');
  });

  it('is at least open-ended, and refuted by any kept head', () => {
    const last = events.at(-2) as RowEvent;
    const words = last.turn && 'steps' in last.turn ? last.turn.steps.length : 0;
    const steps = record.steps.slice(0, record.steps.length - words - last.chance.length);
    const cut = forge(record, events.slice(0, -2), steps);
    expect(unprovenOf(cut)).toContainEqual({ code: 'open-ended', args: {} });
    expect(faultOf(cut, { witnesses })).toBe('two-histories');
  });
});

describe('hidden turns', () => {
  const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
  const { record, events } = playSealed({ ...plan, seed: 5, clients: [0, 1] });
  const codeOf = (changed: readonly FairEvent[]) => {
    const verdict = verify(plan.game, forge(record, changed), EVIDENCE);
    return verdict.isSound ? undefined : verdict.fault.code;
  };
  const index = events.findIndex((event) => event.kind === 'row' && event.opened);
  const row = events[index] as RowEvent;

  it('must all be opened when chance acts, in their order, with words that fit', () => {
    const { opened, ...closed } = row;
    expect(opened!.length).toBeGreaterThan(1);
    expect(codeOf(events.with(index, closed))).toBe('sealed-turn');
    expect(codeOf(events.with(index, { ...row, opened: opened!.toReversed() }))).toBe('sealed-turn');
    expect(codeOf(events.with(index, { ...row, opened: opened!.slice(1) }))).toBe('sealed-turn');
    expect(codeOf(events.with(index, { ...row, opened: [...opened!, opened![0]!] }))).toBe('bad-field');
    const other = { ...opened![0]!, steps: [...opened![0]!.steps, 'done'] };
    expect(codeOf(events.with(index, { ...row, opened: opened!.with(0, other) }))).toBe('wrong-seal');
    const blind = { ...opened![0]!, blind: flip(opened![0]!.blind) };
    expect(codeOf(events.with(index, { ...row, opened: opened!.with(0, blind) }))).toBe('wrong-seal');
  });

  it('cannot be opened where chance does not act, nor stay sealed in the row where it does', () => {
    const sealed = events.findIndex((event) => event.kind === 'row' && event.turn && 'seal' in event.turn);
    const early = { ...(events[sealed + 1] as RowEvent), opened: [row.opened![0]!] };
    expect(codeOf(events.with(sealed + 1, early))).toBe('bad-field');
    const { seat } = row.turn!;
    expect(codeOf(events.with(index, { ...row, turn: { seat, seal: '0'.repeat(64) } }))).toBe('sealed-turn');
  });
});
