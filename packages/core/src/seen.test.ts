import { describe, expect, it } from 'vitest';
import { BOTH_READY, type RaceStep, race, raced } from '../test/race.ts';
import { CHANCE, SPECTATOR, type View } from './game.ts';
import { createMatch } from './match.ts';
import { type NumberedRow, seeRow, seeTable } from './seen.ts';

const entries = (...steps: readonly RaceStep[]) =>
  steps.map(([actor, text]) => ({ actor, move: race.parseMove(race.create({ seats: 2 }), text)! }));
const position = (view: View<ReturnType<typeof raced>>, seat: number) => race.score(view, seat);

describe('a row that is seen', () => {
  const before = raced(...BOTH_READY, [CHANCE, 'roll 2']);
  const turn = entries([0, 'step'], [0, 'stop'], [CHANCE, 'roll 1']);
  const row: NumberedRow = { version: 4, seat: 0, command: 'c1', entries: turn };

  it('is split where an act begins, each with the view after it', () => {
    const { acts, version, seat } = seeRow(race, before, row, 1);
    expect({ version, seat }).toEqual({ version: 4, seat: 0 });
    expect(acts.map(({ events }) => events)).toEqual([['step', 'stop'], ['roll 1']]);
    expect(acts.map(({ view }) => race.actors(view))).toEqual([1 << CHANCE, 2]);
    expect(acts.map(({ view }) => position(view, 0))).toEqual([1, 1]);
  });

  it('has one act when it begins with one, and when nothing happens', () => {
    const roll = { version: 1, entries: entries([CHANCE, 'roll 3']) };
    expect(seeRow(race, raced(...BOTH_READY), roll, SPECTATOR).acts).toHaveLength(1);
    expect(seeRow(race, raced(), { version: 1, entries: [] }, SPECTATOR).acts).toHaveLength(1);
  });

  it('names its command to its author alone', () => {
    expect([0, 1, SPECTATOR].map((viewer) => seeRow(race, before, row, viewer).command)).toEqual([
      'c1',
      undefined,
      undefined,
    ]);
  });

  it('carries what chance brought along, and leaves the state alone', () => {
    const bytes = [...before.bytes];
    const thrown = [...turn.slice(0, 2), { ...turn[2]!, attachment: 'path' }];
    const { acts } = seeRow(race, before, { ...row, entries: thrown }, 0);
    expect(acts.map(({ attachments }) => attachments)).toEqual([[], ['path']]);
    expect([...before.bytes]).toEqual(bytes);
  });
});

describe('a table that is seen', () => {
  const chairs = [{ name: 'Ann' }, { name: 'Bo', bot: 'page' }];

  it('says who is asked, and lists the first steps of its viewer on demand', () => {
    const match = createMatch(race, { seats: 2 });
    const seen = seeTable(match, 0, { chairs, isListing: true });
    expect(seen).toMatchObject({
      game: 'race',
      rulesVersion: 2,
      viewer: 0,
      status: 'playing',
      version: 0,
      asked: [
        { seat: 0, since: 0 },
        { seat: 1, since: 0 },
      ],
      legal: ['ready'],
      chairs,
    });
    expect(seeTable(match, SPECTATOR, { chairs, isListing: true })).not.toHaveProperty('legal');
    expect(seeTable(match, 0, { chairs })).not.toHaveProperty('legal');
  });

  it('is over when nobody can act, unless the table knows better', () => {
    const won = raced(...BOTH_READY);
    won.bytes[4] = 5;
    const match = createMatch(race, { seats: 2 }, won);
    expect(seeTable(match, 0, { chairs }).status).toBe('over');
    expect(seeTable(match, 0, { chairs, status: 'stopped' }).status).toBe('stopped');
  });
});
