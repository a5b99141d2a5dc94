import { createRecord, type GameRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { BOX_EVIDENCE, BOXED } from '../test/boxed.ts';
import { forge } from '../test/forgery.ts';
import { KINDS } from '../test/kinds.ts';
import { playSealed } from '../test/sealed-match.ts';
import { type OpenEvent, type PlayedTurn, type RowEvent, sealTurn } from './event.ts';
import type { Transcript } from './transcript.ts';
import type { Verdict } from './verdict.ts';
import { verify } from './verify.ts';

describe.each([...KINDS, ...BOXED])('$name', ({ plan }) => {
  const clients = Array.from({ length: plan.options.seats }, (_, seat) => seat);

  it.each([
    ['everybody contributes', { clients }],
    ['nobody contributes', {}],
    ['some are away, some of the time, and chains run out', { clients: clients.slice(1), absence: 30, length: 12 }],
  ])('verifies when %s', (_, presence) => {
    const match = playSealed({ ...plan, ...presence, seed: 7 });
    const witnesses = match.participants.map(({ witness }) => witness);
    const verdict = verify(plan.game, JSON.parse(JSON.stringify(match.record)), { ...BOX_EVIDENCE, witnesses });
    expect(verdict).toMatchObject({ isSound: true });
  });
});

describe('a verdict', () => {
  const options = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
  const plan = { game: kingdomino, options, seed: 21 } as const;
  const codesOf = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code);
  const sound = (verdict: Verdict) => (verdict.isSound ? verdict : expect.unreachable(verdict.fault.code));

  it('of a whole match in which everybody contributed and remembers it leaves nothing open', () => {
    const { record, participants, events } = playSealed({ ...plan, clients: [0, 1] });
    const verdict = sound(verify(kingdomino, record, { witnesses: participants.map(({ witness }) => witness) }));
    expect(verdict.unproven).toEqual([]);
    const args = Object.fromEntries(verdict.proven.map((finding) => [finding.code, finding.args]));
    expect(args).toMatchObject({
      'steps-match': { steps: record.steps.length },
      'links-hold': { events: events.length },
      mixed: { epoch: 0, clients: 2 },
      'one-history': { heads: 2 * events.length, event: events.length - 1 },
      closed: {},
    });
    expect(codesOf(verdict.proven)).toContain('contributed');
    expect(args['outcomes-follow']).toEqual({
      rows: events.length - 4,
      outcomes: record.steps.filter((step) => /^(draw|king)/.test(step)).length,
    });
  });

  it('says from which event on nobody is a witness, be it the last one alone', () => {
    const { record, participants, events } = playSealed({ ...plan, clients: [0, 1] });
    const kept = (count: number) => {
      const [one, other] = participants.map(({ witness: { heads, ...rest } }, at) => {
        // The second client left one event earlier than the first.
        return { ...rest, heads: Object.fromEntries(Object.entries(heads).slice(0, count - at)) };
      });
      return sound(verify(kingdomino, record, { witnesses: [one!, other!] })).unproven;
    };
    expect(kept(events.length)).toEqual([]);
    for (const missing of [1, 2, 5]) {
      const from = events.length - missing;
      expect(kept(from)).toEqual([{ code: 'tail-unwitnessed', args: { from } }]);
    }
  });

  it('of a match on one device says that its dealer was alone, and has no witness', () => {
    const verdict = sound(verify(kingdomino, playSealed(plan).record));
    expect(codesOf(verdict.unproven)).toEqual(['dealer-alone', 'seat-absent', 'seat-absent', 'no-witness']);
    expect(codesOf(verdict.proven)).toEqual(['outcomes-follow', 'steps-match', 'links-hold', 'closed']);
  });

  it('of a match that goes on says so', () => {
    const { record, participants } = playSealed({ ...plan, clients: [0, 1], turns: 5 });
    const [first] = participants.map(({ witness }) => witness);
    const heads = Object.fromEntries(Object.entries(first!.heads).filter(([event]) => Number(event) < 4));
    const verdict = sound(verify(kingdomino, record, { witnesses: [{ ...first!, heads }] }));
    expect(codesOf(verdict.unproven)).toEqual(['tail-unwitnessed', 'unfinished-game', 'open-ended']);
    expect(verdict.unproven[0]?.args).toEqual({ from: 4 });
  });

  it('counts epochs with and without clients apart', () => {
    const { record } = playSealed({ ...plan, clients: [0], absence: 60, length: 6 });
    const { proven, unproven } = sound(verify(kingdomino, record));
    const epochs = [...proven, ...unproven].filter(({ code }) => code === 'mixed' || code === 'dealer-alone');
    const renewals = (record.fairness as Transcript).events.filter(({ kind }) => kind === 'renew').length;
    expect(epochs).toHaveLength(1 + renewals);
    expect(new Set(codesOf(epochs)).size).toBe(2);
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
  const withTurn = (change: (played: PlayedTurn) => object) => {
    const index = events.length - 1;
    const row = events[index] as RowEvent;
    return forge(record, events.with(index, { ...row, played: change(row.played as PlayedTurn) } as RowEvent));
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
    [
      'sealed-turn',
      forge(
        record,
        events.map((event) => (event.kind === 'row' ? sealTurn(event) : event)),
      ),
    ],
    ['illegal-step', withTurn((played) => ({ ...played, steps: ['take 48', ...played.steps] }))],
    ['not-one-turn', withTurn((played) => ({ ...played, steps: played.steps.slice(0, 1) }))],
    ['not-one-turn', withTurn((played) => ({ ...played, seat: 1 - played.seat }))],
    ['not-one-turn', withTurn((played) => ({ ...played, steps: [...played.steps, 'draw 1'] }))],
    ['misplaced-event', forge(record, events.slice(1))],
    ['wrong-element', forge(record, events.toSpliced(3, 0, events[3]!))],
  ])('is refused: %s', (code, changed) => {
    expect(faultOf(changed)).toBe(code);
  });

  it('is refused if a step is written in another way, though the rules would read it', () => {
    const whole = playSealed({ game: kingdomino, options, seed: 9 });
    const codes = whole.events.flatMap((event, index) => {
      if (event.kind !== 'row' || !event.played || !('steps' in event.played)) return [];
      const steps = event.played.steps.map((text) => text.replace(/^put (\S+) (\S+)$/, 'put $2 $1'));
      if (steps.join() === event.played.steps.join()) return [];
      return faultOf(forge(whole.record, whole.events.with(index, { ...event, played: { ...event.played, steps } })));
    });
    expect(codes).toContain('uncanonical-step');
  });
});
