import { createRecord, type GameRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { BOX_EVIDENCE, BOXED } from '../test/boxed.ts';
import { forge } from '../test/forgery.ts';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { verifyEquation } from '../test/node-ed25519.ts';
import { playSealed, SealedTable } from '../test/sealed-match.ts';
import type { OpenEvent, RowEvent, ShownTurn } from './event.ts';
import type { Transcript } from './transcript.ts';
import type { Verdict } from './verdict.ts';
import { verify } from './verify.ts';
import { wordNumbers } from './words.ts';

const codesOf = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code);
const sound = (verdict: Verdict) => (verdict.isSound ? verdict : expect.unreachable(JSON.stringify(verdict.fault)));

describe.each([...KINDS, ...BOXED])('$name', ({ plan }) => {
  const clients = Array.from({ length: plan.options.seats }, (_, seat) => seat);

  it.each([
    ['everybody contributes', { clients }],
    ['nobody contributes', {}],
    ['some are away, some of the time', { clients: clients.slice(1), absence: 30 }],
  ])('verifies when %s', (_, presence) => {
    const { record, witnesses } = playSealed({ ...plan, ...presence, seed: 7 });
    const verdict = verify(plan.game, JSON.parse(JSON.stringify(record)), { ...BOX_EVIDENCE, witnesses });
    expect(verdict).toMatchObject({ isSound: true });
  });
});

describe('a verdict', () => {
  const options = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
  const plan = { game: kingdomino, options, seed: 21 } as const;

  it('of a whole match in which everybody contributed and remembers it leaves nothing open', () => {
    const { record, witnesses, events } = playSealed({ ...plan, clients: [0, 1] });
    const verdict = sound(verify(kingdomino, record, { witnesses, verifyEquation }));
    expect(verdict.unproven).toEqual([]);
    const args = Object.fromEntries(verdict.proven.map((finding) => [finding.code, finding.args]));
    const dealings = events.filter((event) => event.kind === 'row' && event.element !== undefined).length;
    expect(args).toMatchObject({
      'steps-match': { steps: record.steps.length },
      'links-hold': { events: events.length },
      mixed: { opening: 0, persons: 2, attempts: 1 },
      'one-history': { heads: 2 * events.length, event: events.length - 1 },
      closed: {},
    });
    expect(codesOf(verdict.proven)).toEqual(expect.arrayContaining(['signed', 'contributed']));
    // The last domino of all is drawn when there is no other: that is no outcome of chance.
    const forced = 1;
    const chance = record.steps.filter((step) => /^(draw|king)/.test(step)).length;
    expect(args['outcomes-follow']).toMatchObject({ dealings, throws: 0 });
    expect(chance - (args['outcomes-follow'] as { outcomes: number }).outcomes).toBeGreaterThanOrEqual(forced);
  });

  it('says which turns are not signed, and which of them nobody came for', () => {
    const { record } = playSealed({ ...plan, clients: [0], absence: 40 });
    const { unproven } = sound(verify(kingdomino, record, { verifyEquation }));
    const of = (code: string) => unproven.find((finding) => finding.code === code)?.args;
    expect(of('unsigned')).toMatchObject({ seat: 1 });
    expect(of('timed-out')).toMatchObject({ seat: 0 });
    expect(of('foreseen')?.['dealings']).toBeGreaterThan(0);
    expect(codesOf(unproven)).toContain('views-unproven');
  });

  it('counts dealings that the dealer could foresee, and how many in a row', () => {
    const all = sound(verify(kingdomino, playSealed({ ...plan, clients: [0, 1] }).record, { verifyEquation }));
    expect(codesOf(all.unproven)).not.toContain('foreseen');
    const { record, events } = playSealed({ ...plan, clients: [0] });
    const rows = events.filter((event) => event.kind === 'row');
    let [given, run, longest, foreseen] = [false, 0, 0, 0];
    for (const { turn, element } of rows) {
      given ||= turn?.signed !== undefined;
      if (element === undefined) continue;
      run = given || !turn ? 0 : run + 1;
      foreseen += Number(run > 0);
      longest = Math.max(longest, run);
      given = false;
    }
    expect(foreseen).toBeGreaterThan(0);
    const found = sound(verify(kingdomino, record, { verifyEquation })).unproven.find(
      ({ code }) => code === 'foreseen',
    );
    expect(found?.args).toMatchObject({ dealings: foreseen, run: longest });
  });

  it('says from which event on nobody is a witness, be it the last one alone', () => {
    const { record, witnesses, events } = playSealed({ ...plan, clients: [0, 1] });
    const kept = (count: number) => {
      // The second client left one event earlier than the first.
      const cut = witnesses.map((witness, at) => ({ ...witness, heads: witness.heads.slice(0, count - at) }));
      return sound(verify(kingdomino, record, { witnesses: cut, verifyEquation })).unproven;
    };
    expect(kept(events.length)).toEqual([]);
    for (const missing of [1, 2, 5]) {
      const from = events.length - missing;
      expect(kept(from)).toEqual([{ code: 'tail-unwitnessed', args: { from } }]);
    }
  });

  it('of a match on one device says that its dealer was alone, and has no witness', () => {
    const verdict = sound(verify(kingdomino, playSealed(plan).record));
    expect(codesOf(verdict.unproven)).toEqual(['dealer-alone', 'nobody-signed', 'no-witness']);
    expect(codesOf(verdict.proven)).toEqual(['outcomes-follow', 'steps-match', 'links-hold', 'closed']);
  });

  it('of a match that goes on says so', () => {
    const { record, witnesses } = playSealed({ ...plan, clients: [0, 1], turns: 5 });
    const heads = witnesses[0]!.heads.slice(0, 4);
    const verdict = sound(verify(kingdomino, record, { witnesses: [{ ...witnesses[0]!, heads }], verifyEquation }));
    expect(codesOf(verdict.unproven)).toEqual(['tail-unwitnessed', 'unfinished-game', 'open-ended']);
    expect(verdict.unproven[0]?.args).toEqual({ from: 4 });
  });

  it('without a way to check signatures proves nothing by them', () => {
    const { record } = playSealed({ ...plan, clients: [0, 1] });
    const { proven, unproven } = sound(verify(kingdomino, record));
    expect(codesOf(proven)).toEqual(['outcomes-follow', 'steps-match', 'links-hold', 'closed']);
    const turns = (record.fairness as Transcript).events.filter((event) => event.kind === 'row' && event.turn).length;
    expect(unproven).toContainEqual({ code: 'signatures-unchecked', args: { signatures: turns + 2 } });
  });

  it('takes a head that somebody wrote down, of whatever event', () => {
    const { record, ledger } = playSealed({ ...plan, clients: [0, 1] });
    const head = ledger.audit.heads.at(9)!;
    const verdict = sound(verify(kingdomino, record, { heads: [head], verifyEquation }));
    expect(verdict.proven).toContainEqual({ code: 'one-history', args: { heads: 1, event: 9 } });
    expect(verdict.unproven).toEqual([{ code: 'tail-unwitnessed', args: { from: 10 } }]);
    expect(verify(kingdomino, record, { heads: ['0'.repeat(64)] })).toMatchObject({ fault: { code: 'two-histories' } });
  });

  it('says that names, date and result are sealed by nothing', () => {
    const { record } = playSealed(plan);
    for (const field of [{ players: [] }, { date: '2026-01-01' }, { result: 1 }, { clocks: [] }, { comments: [] }]) {
      expect(codesOf(sound(verify(kingdomino, { ...record, ...field })).unproven)).toContain('unsealed-fields');
    }
  });

  it('has the four words of the head after the reveal', () => {
    const { record, ledger } = playSealed({ ...plan, clients: [0, 1] });
    const { words } = sound(verify(kingdomino, record, { verifyEquation }));
    expect(words).toEqual(wordNumbers(ledger.audit.heads.at(2)!));
    const transcript = record.fairness as Transcript;
    expect(transcript.words).toEqual(words);
    const other = { ...transcript, words: words!.map((number) => (number % 64) + 1) };
    expect(verify(kingdomino, { ...record, fairness: other })).toMatchObject({ fault: { code: 'wrong-words' } });
  });

  it('says how often the first numbers were asked for, and who shares a device', () => {
    const table = new SealedTable({ ...plan, clients: [0, 1] });
    table.open([[1]]);
    table.row();
    table.play(3);
    const { proven, unproven } = sound(verify(kingdomino, table.record(), { verifyEquation }));
    expect(proven).toContainEqual({ code: 'mixed', args: { opening: 0, persons: 1, attempts: 2 } });
    expect(unproven).toContainEqual({ code: 'retried', args: { opening: 0, attempts: 2 } });
    const shared = playSealed({ ...plan, clients: [0, 1], devices: [0, 0] }).record;
    const verdict = sound(verify(kingdomino, shared, { verifyEquation }));
    expect(verdict.proven).toContainEqual({ code: 'mixed', args: { opening: 0, persons: 1, attempts: 1 } });
    expect(verdict.unproven).toContainEqual({ code: 'shared-device', args: { seats: 2 } });
  });
});

describe('Colour Kingdoms', () => {
  const find = (name: string) => KINDS.find((kind) => kind.name === name)!.plan;
  const thrown = find('Colour Kingdoms, 2 seats');

  it('dealt by weights says that no dice were thrown', () => {
    const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms by weights, 2 seats')!;
    const { record } = playSealed({ ...plan, seed: 3, turns: 6 });
    expect(codesOf(sound(verify(plan.game, record, { ...EVIDENCE, hasDice: true })).unproven)).toContain('none-thrown');
    const other = playSealed({ ...thrown, seed: 3, turns: 6 }).record;
    expect(codesOf(sound(verify(plan.game, other, { ...EVIDENCE, hasDice: true })).unproven)).not.toContain(
      'none-thrown',
    );
  });

  it('says that hidden turns were hidden from players only, and which are hidden still', () => {
    const { record } = playSealed({ ...thrown, clients: [0, 1], seed: 3, turns: 3 });
    const { unproven } = sound(verify(thrown.game, record, EVIDENCE));
    expect(unproven).toContainEqual({ code: 'dealer-sees-turns', args: { turns: 3 } });
    expect(unproven).toContainEqual({ code: 'still-sealed', args: { turns: 3 } });
    const whole = playSealed({ ...thrown, clients: [0, 1], seed: 3 }).record;
    expect(codesOf(sound(verify(thrown.game, whole, EVIDENCE)).unproven)).not.toContain('still-sealed');
  });
});

describe('a record of something else', () => {
  const options = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
  const { record, events } = playSealed({ game: kingdomino, options, seed: 9, turns: 9 });
  const open = events[0] as OpenEvent;
  const faultOf = (changed: GameRecord) => {
    const verdict = verify(kingdomino, changed);
    return verdict.isSound ? undefined : verdict.fault.code;
  };
  const withTurn = (change: (turn: ShownTurn) => object) => {
    const index = events.length - 1;
    const row = events[index] as RowEvent;
    return forge(record, events.with(index, { ...row, turn: change(row.turn as ShownTurn) } as RowEvent));
  };

  it.each<[string, GameRecord]>([
    ['no-transcript', createRecord(kingdomino, options, record.steps)],
    ['another-game', { ...record, game: 'duel' }],
    ['another-game', forge(record, events.with(0, { ...open, game: 'duel' }))],
    ['another-rules-version', { ...record, rulesVersion: 7 }],
    ['another-options', { ...record, options: { seats: 2, variants: ['harmony'] } }],
    ['bad-options', forge(record, events.with(0, { ...open, options: { seats: 9 } }))],
    ['wrong-count', forge(record, events.with(0, { ...open, seats: 3 }))],
    ['another-step', { ...record, steps: [...record.steps, 'discard'] }],
    ['another-step', { ...record, steps: record.steps.slice(1) }],
    ['illegal-step', withTurn((turn) => ({ ...turn, steps: ['take 48', ...turn.steps] }))],
    ['not-one-turn', withTurn((turn) => ({ ...turn, steps: turn.steps.slice(0, 1) }))],
    ['illegal-step', withTurn((turn) => ({ ...turn, seat: 1 - turn.seat }))],
    ['not-one-turn', withTurn((turn) => ({ ...turn, steps: [...turn.steps, 'draw 1'] }))],
    ['misplaced-event', forge(record, events.slice(1))],
    ['misplaced-event', forge(record, events.toSpliced(3, 0, events[3]!))],
  ])('is refused: %s', (code, changed) => {
    expect(faultOf(changed)).toBe(code);
  });

  it('is refused if a step is written in another way, though the rules would read it', () => {
    const whole = playSealed({ game: kingdomino, options, seed: 9 });
    const codes = whole.events.flatMap((event, index) => {
      if (event.kind !== 'row' || !event.turn || !('steps' in event.turn)) return [];
      const steps = event.turn.steps.map((text) => text.replace(/^put (\S+) (\S+)$/, 'put $2 $1'));
      if (steps.join() === event.turn.steps.join()) return [];
      return faultOf(forge(whole.record, whole.events.with(index, { ...event, turn: { ...event.turn, steps } })));
    });
    expect(codes).toContain('uncanonical-step');
  });
});
