import { type AnyGame, createRecord, type GameRecord, isFault, isRefusal, replay } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { sealedGame } from '../../test/sealed-game.ts';
import { createPaint } from '../paint.ts';
import { type Position, positionIn } from './position.ts';
import { positionJson } from './position-json.ts';
import { positionText } from './position-text.ts';

function position(game: AnyGame, record: GameRecord, at?: number): Position {
  const found = positionIn(game, record, at);
  if (isFault(found)) throw new Error(found.refusal.code);
  return found;
}

function text(game: AnyGame, record: GameRecord, at?: number, language: Language = 'en'): string {
  const screen = { t: translatorFor(language), paint: createPaint(false), width: 100 };
  return positionText('game.json', position(game, record, at), screen).join('\n');
}

const games = GAMES.map((game) => ({ id: game.id, game, record: sealedGame(game.id, { seats: 2 }, 1) }));

describe('the position of a record', () => {
  it.each(games)('is the state after any step of $id, and what each seat sees of it', ({ game, record }) => {
    const { steps } = record;
    for (const at of [0, 1, Math.floor(steps.length / 2), steps.length - 1, steps.length]) {
      const replayed = replay(game, { ...record, steps: steps.slice(0, at) });
      if (isFault(replayed)) throw new Error(replayed.refusal.code);
      const json = positionJson('game.json', position(game, record, at));
      expect(json).toMatchObject({
        ...{ ok: true, file: 'game.json', game: game.id, at, steps: steps.length, next: steps[at] ?? null },
        ...{ state: game.formatState(replayed.state), over: at === steps.length },
        views: [0, 1].map((seat) => game.formatState(game.view(replayed.state, seat))),
        scores: [0, 1].map((seat) => game.score(replayed.state, seat)),
        ranks: at === steps.length ? game.ranking(replayed.state) : null,
      });
      for (const view of json.views) expect(game.parseState(view)).toBeDefined();
    }
    expect(positionJson('-', position(game, record))).toEqual(positionJson('-', position(game, record, steps.length)));
  });

  it.each(games.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language }))))(
    'is readable: $id in $language',
    ({ game, record, language }) => {
      const at = Math.floor(record.steps.length / 2);
      const lines = text(game, record, at, language).split('\n');
      expect(lines[0]).toContain('game.json: ');
      expect(lines[0]).toMatch(new RegExp(` ${at} .* ${record.steps.length}\\s`));
      expect(lines.at(-1)).toBe(position(game, record, at).game.formatState(position(game, record, at).state));
      expect(lines[2]).toContain(record.steps[at]!);
    },
  );

  it('says who is to act', () => {
    const { game, record } = games[0]!;
    expect(text(game, record, 0)).toContain(
      '; after 0 of 76\u00a0steps\nChance is to act.\nNext step of the record: draw ',
    );
    const seated = record.steps.findIndex((step) => step.startsWith('take '));
    expect(text(game, record, seated)).toMatch(/\nSeat [01] is to act\.\nNext step of the record: take /);
    expect(text(game, record)).toMatch(/; after 76 of 76\u00a0steps\nThe game is over\.\n\nseat 0: \d+\u00a0points? /);
    const colours = games[2]!;
    const both = colours.record.steps.findIndex((step) => /^\d> /.test(step));
    expect(text(colours.game, colours.record, both)).toMatch(/\nSeats 0, 1 are to act\.\n/);
  });

  it('can be looked at up to the step that breaks a rule', () => {
    const { game, record } = games[0]!;
    const broken = { ...record, steps: [...record.steps.slice(0, 9), 'take 99', ...record.steps.slice(10)] };
    expect(position(game, broken, 9)).toMatchObject({ at: 9, steps: 76, next: 'take 99' });
    expect(positionIn(game, broken, 10)).toMatchObject({ step: 9, text: 'take 99' });
  });

  it('[R5] is refused behind the last step', () => {
    const { game } = games[0]!;
    const options = game.parseOptions({ seats: 2 });
    if (isRefusal(options)) throw new Error(options.code);
    expect(positionIn(game, createRecord(game, options, ['draw 1']), 2)).toEqual({
      refusal: { rule: 'R5', code: 'no-such-step', args: { at: 2, steps: 1 } },
    });
  });
});
