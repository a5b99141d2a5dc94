import { asked, isFault, isRefusal, replay } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Fault, faultyBot } from '../../test/faulty-bot.ts';
import { Contest } from './contest.ts';
import type { GameResult, LogLine, PlayedDeal } from './result.ts';
import { createSetup } from './setup.ts';

/** A contest of a bot that fails once a process, after so many answers, against one that plays at random. */
function contest(fault: Fault, afterAnswers: number, recordsAll = false) {
  const options = kingdomino.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const allowance = { movetimeMs: 100 };
  const contestants = [
    { name: 'faulty', bot: faultyBot(fault, afterAnswers), isOutside: true, allowance },
    { name: 'random', bot: 'random', isOutside: false, allowance },
  ];
  const setup = createSetup(kingdomino, options, 1, contestants);
  const lines: LogLine[] = [];
  // A busy machine must not make a forfeit of a slow answer.
  const graceMs = fault === 'silent' ? 5000 : 60_000;
  const played = new Contest({ setup, graceMs, recordsAll }, kingdomino, (line) => lines.push(line));
  onTestFinished(() => played.close());
  return { contest: played, lines };
}

async function play(played: Contest, deal: number): Promise<PlayedDeal> {
  const result = await played.playDeal(deal);
  if (result.kind !== 'deal') throw new Error(JSON.stringify(result));
  return result;
}

const forfeitsIn = ({ games }: PlayedDeal) => games.map(({ forfeit }: GameResult) => forfeit?.failure.kind);

describe('a contest', { timeout: 120_000 }, () => {
  it.each<[Fault, string]>([
    ['dies', 'died'],
    ['silent', 'silent'],
    ['nonsense', 'nonsense'],
  ])('goes on after a bot that %s, which is started anew', async (fault, kind) => {
    // 14 turns a game: each process fails in the second game it plays.
    const { contest: played } = contest(fault, 20);
    expect(forfeitsIn(await play(played, 0))).toEqual([undefined, kind]);
    expect(forfeitsIn(await play(played, 1))).toEqual([undefined, kind]);
  });

  it('takes an illegal turn for a forfeit, and the bot plays on', async () => {
    const { contest: played } = contest('illegal', 5);
    const { games, records } = await play(played, 0);
    expect(games[0]).toMatchObject({
      ranks: [2, 1],
      turns: [5, expect.any(Number)],
      forfeit: { seat: 0, failure: { kind: 'illegal', turn: 'take 99', rejection: { kind: 'illegal' } } },
    });
    expect(games[1]!.forfeit).toBeUndefined();
    expect(records[1]).toBeUndefined();
    // The same process: one that was started anew would fail again.
    expect(forfeitsIn(await play(played, 1))).toEqual([undefined, undefined]);
  });

  it('keeps a record that ends where the bot failed', async () => {
    const { contest: played, lines } = contest('dies', 3);
    const { games, records } = await play(played, 7);
    for (const [rotation, record] of records.entries()) {
      const replayed = replay(kingdomino, record!);
      if (isFault(replayed)) throw new Error(replayed.refusal.code);
      const { forfeit } = games[rotation]!;
      expect(asked(kingdomino, replayed.state)).toEqual({ kind: 'seats', seats: [forfeit!.seat] });
      expect(record).toMatchObject({ comments: { forfeit: { failure: { kind: 'died', how: 'exit 1' } } } });
      expect(record!.players).toEqual(rotation === 0 ? ['faulty', 'random'] : ['random', 'faulty']);
    }
    const line = { kind: 'log', contestant: 0, deal: 7, line: 'Traceback: 1' };
    expect(lines).toEqual([
      { ...line, rotation: 0 },
      { ...line, rotation: 1 },
    ]);
  });

  it('records all games if they are wanted', async () => {
    const { contest: played } = contest('none', 0, true);
    const { games, records } = await play(played, 0);
    const ends = records.map((record) => replay(kingdomino, record!));
    expect(ends.map((end) => (isFault(end) ? end : [0, 1].map((seat) => kingdomino.score(end.state, seat))))).toEqual(
      games.map(({ scores }) => scores),
    );
  });
});
