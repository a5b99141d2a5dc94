import {
  asked,
  createRng,
  type GameOptions,
  type GameRecord,
  isFault,
  joinTurn,
  type Rng,
  type StateBuffer,
} from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { randomTurn } from '../test/sealed-match.ts';
import { secretOf } from '../test/secret.ts';
import {
  type AloneMatch,
  beginAlone,
  type Dealing,
  type ForeignRow,
  followAlone,
  playAlone,
  recordAlone,
  resumeAlone,
} from './alone.ts';
import { USUAL_CHAIN } from './chain.ts';
import type { Transcript } from './transcript.ts';
import { verify } from './verify.ts';

type AnyAlone = AloneMatch<StateBuffer, GameOptions, unknown>;

const OPTIONS = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const DEALING = { secret: secretOf('alone'), table: 'alone-1' };
const FRESH = { secret: secretOf('fresh'), table: 'alone-2' };

function playOn(start: AnyAlone, rng: Rng, turns = Number.POSITIVE_INFINITY): AnyAlone {
  let alone = start;
  for (let turn = 0; turn < turns; turn++) {
    const { game, state } = alone.match;
    const who = asked(game, state);
    if (who.kind !== 'seats') break;
    const [seat] = who.seats as [number];
    const now = game.copy(state);
    const steps = randomTurn(game, state, seat, rng).map(({ move }) => {
      const text = game.formatMove(now, move);
      game.apply(now, seat, move);
      return text;
    });
    const played = playAlone(alone, seat, joinTurn(steps));
    if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    alone = played.alone;
  }
  return alone;
}

/** As a file would have it. */
function stored(alone: AnyAlone): GameRecord {
  return JSON.parse(JSON.stringify(recordAlone(alone))) as GameRecord;
}

function begin(dealing: Dealing<StateBuffer> = DEALING): AnyAlone {
  return beginAlone(kingdomino as AnyAlone['match']['game'], OPTIONS, dealing);
}

function resume(record: GameRecord, secrets: readonly Uint8Array[], fresh: Dealing<StateBuffer> = FRESH): AnyAlone {
  const alone = resumeAlone(kingdomino as AnyAlone['match']['game'], record, secrets, fresh);
  if (isFault(alone)) throw new Error(alone.refusal.code);
  return alone;
}

describe.each(KINDS)('$name, dealt alone', ({ plan: { game, options, thrower } }) => {
  const dealing = { ...DEALING, ...(thrower && { thrower }) };

  it('is closed at its end and verifies; nobody but the dealer took part', () => {
    const alone = playOn(beginAlone(game, options, dealing), createRng(11));
    const verdict = verify(game, stored(alone), EVIDENCE);
    if (!verdict.isSound) throw new Error(verdict.fault.code);
    expect(verdict.proven.map(({ code }) => code)).toEqual(['outcomes-follow', 'steps-match', 'links-hold', 'closed']);
    expect(verdict.unproven[0]).toEqual({ code: 'dealer-alone', args: { opening: 0 } });
    expect(verdict.entries).toEqual(alone.entries);
  });

  it('goes on after every break as if there had been none', () => {
    const whole = playOn(beginAlone(game, options, dealing), createRng(12));
    const rng = createRng(12);
    let alone = beginAlone(game, options, dealing);
    for (let breaks = 0; breaks < 3; breaks++) {
      alone = playOn(alone, rng, 5);
      const resumed = resumeAlone(game, stored(alone), [FRESH.secret, DEALING.secret], { ...dealing, ...FRESH });
      if (isFault(resumed)) throw new Error(resumed.refusal.code);
      expect(resumed.entries).toEqual(alone.entries);
      alone = resumed;
    }
    const { steps, fairness } = stored(playOn(alone, rng));
    expect({ steps, fairness }).toEqual({ steps: stored(whole).steps, fairness: stored(whole).fairness });
  });
});

describe('a game dealt alone', () => {
  it('plays a turn with all chance that follows it, or says why not and stays as it was', () => {
    const alone = begin();
    const domino = Number(alone.steps[0]!.split(' ')[1]);
    const seat = Number(alone.steps.at(-1)!.split(' ')[1]);
    const before = stored(alone);
    expect(playAlone(alone, seat, 'take 99')).toMatchObject({ kind: 'illegal', refusal: { code: 'no-such-domino' } });
    expect(playAlone(alone, 1 - seat, `take ${domino}`)).toMatchObject({ kind: 'stale' });
    expect(playAlone(alone, seat, 'hop')).toEqual({ kind: 'unreadable', step: 0, text: 'hop' });
    const played = playAlone(alone, seat, `take ${domino}`);
    if (played.kind !== 'played') throw new Error(played.kind);
    expect(played.entries).toHaveLength(2);
    expect(played.alone.steps).toEqual([...alone.steps, `take ${domino}`, expect.stringMatching(/^king [01]$/)]);
    expect(stored(alone)).toEqual(before);
  });

  it('is the same for the same secret and table, and another for another of either', () => {
    expect(stored(begin())).toEqual(stored(begin()));
    expect(begin({ ...DEALING, secret: FRESH.secret }).steps).not.toEqual(begin().steps);
    expect(begin({ ...DEALING, table: FRESH.table }).steps).not.toEqual(begin().steps);
  });

  it('never tells its secret', () => {
    const hex = Buffer.from(DEALING.secret).toString('hex');
    expect(JSON.stringify(stored(playOn(begin(), createRng(1))))).not.toContain(hex);
  });

  it('has a chain that is long enough for every match', () => {
    for (const { plan } of KINDS) {
      if (plan.thrower) continue;
      for (const seed of [1, 2, 3]) {
        const whole = playOn(beginAlone(plan.game, plan.options, DEALING) as AnyAlone, createRng(seed));
        const { dealings, turns } = whole.ledger.audit;
        // Twice as long as any match that was ever played at random.
        expect(Math.max(dealings, ...turns)).toBeLessThan(USUAL_CHAIN / 2);
      }
    }
  });

  it('is refused when its chain is used up', () => {
    expect(() => playOn(begin({ ...DEALING, length: 10 }), createRng(3))).toThrow('chain-exhausted');
  });

  describe('goes on by fresh numbers, and shows no transcript any more,', () => {
    const alone = playOn(begin(), createRng(4), 6);
    const record = stored(alone);
    const { fairness, ...bare } = record;
    const { events } = fairness as Transcript;

    it.each<[string, GameRecord, readonly Uint8Array[]]>([
      ['without a secret', record, []],
      ['with another secret', record, [secretOf('somebody')]],
      ['without a transcript', bare, [DEALING.secret]],
      ['with a transcript that is none', { ...record, fairness: 7 }, [DEALING.secret]],
      ['with a transcript of other steps', { ...record, steps: record.steps.slice(0, 4) }, [DEALING.secret]],
      [
        'with a transcript for shorter chains',
        {
          ...record,
          fairness: { ...(fairness as Transcript), events: events.with(0, { ...events[0]!, length: 10 } as never) },
        },
        [DEALING.secret],
      ],
      [
        'with other options',
        { ...record, options: { ...OPTIONS, tiebreak: 'territory-then-crowns' } },
        [DEALING.secret],
      ],
      [
        'with a broken transcript',
        { ...record, fairness: { ...(fairness as Transcript), events: events.slice(0, -1) } },
        [DEALING.secret],
      ],
    ])('%s', (_, given, secrets) => {
      const resumed = resume(given, secrets);
      expect(resumed.isSealed).toBe(false);
      expect(resumed.steps.slice(0, given.steps.length)).toEqual(given.steps);
      const end = stored(playOn(resumed, createRng(5)));
      expect(end).not.toHaveProperty('fairness');
      expect(verify(kingdomino, end)).toMatchObject({ isSound: false, fault: { code: 'no-transcript' } });
    });

    it('from the middle of a row, too', () => {
      const steps = begin().steps.slice(0, 2);
      const resumed = resume({ ...bare, steps }, []);
      expect(resumed.steps.slice(0, 2)).toEqual(steps);
      expect(asked(kingdomino, resumed.match.state as never).kind).toBe('seats');
    });
  });

  it('counts rows by its log, so that a turn that was asked for before a break can be played after it', () => {
    for (const { plan } of KINDS) {
      if (plan.thrower) continue;
      const begun = beginAlone(plan.game, plan.options, DEALING) as AnyAlone;
      const alone = playOn(begun, createRng(7), 5);
      const [sealed, fresh] = [[DEALING.secret], []].map((secrets) =>
        resumeAlone(plan.game, stored(alone), secrets, FRESH),
      ) as [AnyAlone, AnyAlone];
      for (const resumed of [sealed, fresh]) {
        expect(resumed.match.version).toBe(6);
        expect(resumed.match.asked).toEqual(alone.match.asked);
      }
    }
  });

  it('does not go on with what breaks the rules', () => {
    const record = { ...stored(begin()), steps: ['draw 1', 'draw 1'] };
    expect(resumeAlone(kingdomino, record, [], FRESH)).toMatchObject({ step: 1, refusal: { code: 'already-drawn' } });
  });

  it('takes a game that is over as it is', () => {
    const over = playOn(begin(), createRng(6));
    expect(stored(resume(stored(over), [DEALING.secret]))).toEqual(stored(over));
  });
});

describe('a row that was played elsewhere', () => {
  const [before, after] = [playOn(begin(), createRng(1), 4), playOn(begin(), createRng(1), 5)];
  const row: ForeignRow = { steps: after.steps.slice(before.steps.length), head: after.ledger.audit.head };

  it('is followed by whoever has the secret, to the same game', () => {
    const followed = followAlone(resume(stored(before), [DEALING.secret]), row);
    expect(followed && stored(followed.alone)).toEqual(stored(after));
    expect(followed?.entries).toEqual(after.entries.slice(before.entries.length));
    expect(followed?.alone.match.asked).toEqual(after.match.asked);
  });

  it('is followed without seals by its steps alone', () => {
    const bare = resume(stored(before), []);
    const followed = followAlone(bare, { steps: row.steps });
    expect(followed?.alone.steps).toEqual(after.steps);
    expect(followed?.alone.match.asked).toEqual(after.match.asked);
    expect(followed?.alone.match.version).toBe(after.match.version);
  });

  it.each<readonly [string, Partial<ForeignRow>]>([
    ['other steps', { steps: ['take 99'] }],
    ['no step', { steps: [] }],
    ['chance that was not dealt', { steps: row.steps.slice(0, 1) }],
    ['another head', { head: before.ledger.audit.head }],
  ])('does not fit with %s', (_, change) => {
    expect(followAlone(before, { ...row, ...change })).toBeUndefined();
  });

  it('does not fit if one of the two is sealed and the other is not', () => {
    expect(followAlone(before, { steps: row.steps })).toBeUndefined();
    expect(followAlone(resume(stored(before), []), row)).toBeUndefined();
  });
});
