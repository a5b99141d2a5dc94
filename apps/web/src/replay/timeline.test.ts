import { type GameRecord, isFault, NOBODY, parseRecord } from '@crownhold/core';
import { colourAt, colourName, colours } from '@crownhold/games/colours';
import { kingdomino, type Variant } from '@crownhold/games/kingdomino';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../e2e/bot-game.ts';
import { coloursRecord } from '../../e2e/colours-game.ts';
import { createTimeline, type Timeline } from './timeline.ts';

function game(...variants: readonly Variant[]): GameRecord {
  const options = { seats: 2, variants, tiebreak: 'territory-then-crowns' } as const;
  return parseRecord(playBotGame({ options, chairs: [{ name: 'a' }, { name: 'b' }], seed: 5 })) as GameRecord;
}

function timeline(record: GameRecord): Timeline<KingdominoTypes> {
  const told = createTimeline<KingdominoTypes>(kingdomino, record);
  if (isFault(told)) throw new Error(told.refusal.code);
  return told;
}

describe('the timeline of a record', () => {
  const record = game();
  const { moments } = timeline(record);

  it('has a moment for the beginning and one for every step of a seat', () => {
    const own = record.steps.filter((step) => /^(?:take|put|discard)/.test(step));
    expect(moments).toHaveLength(1 + own.length);
    expect(moments[0]).toMatchObject({ steps: 5, seat: undefined });
    expect(moments.slice(1).every(({ seat }) => seat !== undefined)).toBe(true);
  });

  it('is at each moment where the rules are after as many steps', () => {
    for (const { steps, view } of moments) {
      const end = timeline({ ...record, steps: record.steps.slice(0, steps) }).moments.at(-1)!;
      expect(kingdomino.formatState(view)).toBe(kingdomino.formatState(end.view));
    }
    expect(moments.at(-1)!.steps).toBe(record.steps.length);
  });

  it('tells every event once', () => {
    const placed = moments.flatMap(({ events }) =>
      events.filter(({ kind }) => kind === 'placed' || kind === 'discarded'),
    );
    expect(placed).toHaveLength(24);
    expect(moments.at(-1)!.events.map(({ kind }) => kind)).toContain('match-ended');
  });

  it('[K20] stops at the end of each game of a dynasty, before the table is cleared', () => {
    const dynasty = timeline(game('dynasty')).moments;
    const ends = dynasty.filter(({ view }) => view.phase === 'renew' || kingdomino.actors(view) === NOBODY);
    expect(ends).toHaveLength(3);
    expect(ends.every(({ view }) => kingdomino.score(view, 0) > 0)).toBe(true);
  });

  it('of an empty record is the bare table', () => {
    expect(timeline({ ...record, steps: [] }).moments).toMatchObject([{ steps: 0, events: [] }]);
  });

  it('says at which step a record breaks a rule', () => {
    const steps = record.steps.with(5, 'take 49');
    expect(createTimeline(kingdomino, { ...record, steps })).toMatchObject({ step: 5 });
  });
});

describe('the timeline of a game that hides turns', () => {
  const record = parseRecord(
    coloursRecord({ chairs: [{ name: 'a' }, { name: 'b' }], until: ({ round }) => round > 2 }),
  ) as GameRecord;
  const told = createTimeline<ColoursTypes>(colours, record, true);
  if (isFault(told)) throw new Error(told.refusal.code);

  it('[C22] shows every drop on the sheet of its owner as it falls, and tells it', () => {
    const painted = told.moments.filter(({ events }) => events.some(({ kind }) => kind === 'painted'));
    expect(painted).toHaveLength(record.steps.filter((step) => /(?:^|> )(?:paint|blend|tower)/.test(step)).length);
    for (const { events, own } of painted) {
      for (const event of events) {
        if (event.kind !== 'painted') continue;
        const view = own![event.seat]!;
        const { id } = view.atlas.map.areas.find(({ label }) => label === event.area)!;
        expect(colourName(colourAt(view, event.seat, id))).toBe(event.colour);
      }
    }
  });
});
