import { type Chair, SPECTATOR } from '@crownhold/core';
import { colourAt, type Options, type State } from '@crownhold/games/colours';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { autosaveOf, KEY, openSession, viewOf } from '../../../test/session.ts';
import type { Session } from '../session.ts';
import { coloursBoard } from './index.ts';

const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const { enter: ENTER, left: LEFT, right: RIGHT, down: DOWN } = KEY;

function started(chairs: readonly Chair[] = PEOPLE, language: Language = 'en', seed = 4) {
  const opened = openSession(language);
  const options: Options = { seats: chairs.length, map: 'first' };
  opened.begin(coloursBoard, options, chairs, seed);
  return opened;
}

function stateOf(session: Session, viewer = SPECTATOR): State {
  return viewOf(session, viewer) as unknown as State;
}

describe('Colour Kingdoms alone', () => {
  const alone = (language: Language = 'en', seed = 4) => started([{ name: 'Ann' }], language, seed);

  it('is begun in the menu by one person without bots', () => {
    const { session, press } = openSession();
    press(LEFT, DOWN, DOWN, LEFT, ENTER);
    expect(session.sitting?.board).toBe(coloursBoard);
    expect(session.sitting?.here.chairs).toHaveLength(1);
  });

  it('takes, colours, ends and strikes, and shows map, dice, purse and places', () => {
    const { screen, press } = alone();
    expect(screen(80, 24)).toContain('Ann to play · Take the blue die');
    press(ENTER);
    expect(screen(80, 24)).toContain('Enter ends your turn');
    press(ENTER);
    for (const words of [
      'Colour an area blue',
      'neighbours',
      'Round 1',
      'V move',
      'T towers',
      'b g y v r n G H U D 3',
    ]) {
      expect(screen(80, 24)).toContain(words);
    }
    press('d');
    expect(screen(80, 24)).toContain('that costs a blot');
    press(ENTER, ENTER);
    expect(screen(80, 24)).toContain('Strike out a number: Blueriver 4');
    press(RIGHT, ENTER, ENTER);
    expect(screen(80, 24)).toMatch(/4 x 4 4 4 4 3 3 3 3 3/);
    expect(screen(80, 24)).toContain('Round 2');
  });

  it('shows where the dice came to rest until one of them is taken, and again after a break', () => {
    const { session, screen, press, files, secrets } = alone();
    const dice = (text: string) => text.match(/[<[][bryw][2-4][>\]]/g)?.map((die) => die[1]);
    expect(dice(screen(80, 24))?.sort()).toEqual(['b', 'r', 'w', 'y']);
    expect(dice(screen(120, 45))?.sort()).toEqual(['b', 'r', 'w', 'y']);
    expect(screen(80, 24)).toMatch(/\[b[2-4]\]/);
    press(ENTER, ENTER);
    expect(screen(80, 24)).toContain('Colour an area blue');
    expect(dice(screen(80, 24))).toBeUndefined();
    press('d', ENTER, ENTER, ENTER, ENTER);
    expect(stateOf(session).round).toBe(2);
    const again = openSession();
    again.files.set('/game.json', files.get(autosaveOf('colours'))!);
    again.secrets.set('/game.json', secrets.get(autosaveOf('colours'))!);
    again.session.load('/game.json');
    expect(dice(again.screen(80, 24))?.sort()).toEqual(['r', 'w', 'y']);
    expect(again.screen(80, 24)).toBe(screen(80, 24));
  });

  it.each(LANGUAGES)('fits every window from the first key to the last in %s', (language) => {
    const { session, screen, press } = alone(language, 4);
    const asked = translatorFor(language)('play-turn-of', { name: 'Ann' });
    for (let i = 0; i < 900 && stateOf(session).phase !== 'over'; i++) {
      if (i % 7 === 0) {
        for (const [width, height] of [
          [80, 24],
          [120, 40],
        ] as const) {
          const lines = screen(width, height).split('\n');
          expect(lines).toHaveLength(height);
          expect(lines.some((line) => line.startsWith(` ${asked}`))).toBe(true);
          expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
        }
      }
      press(ENTER);
    }
    expect(stateOf(session).phase).toBe('over');
    expect(screen(80, 24)).not.toMatch(/[{}]/);
  });

  it('ends with a grade and all that scores', () => {
    const { session, screen, press } = alone();
    for (let i = 0; i < 900 && stateOf(session).phase !== 'over'; i++) press(ENTER);
    const end = screen(80, 24);
    expect(end).toContain('The game is over');
    expect(end).toMatch(/points: (try again|not bad, but you can do better|very good|brilliant)/);
    for (const words of ['Blueriver', 'dragon', 'three kingdoms', 'blots', 'total', 'lost'])
      expect(end).toContain(words);
    press(ENTER);
    expect(screen(80, 24)).toBe(end);
    press('n');
    expect(stateOf(session).round).toBe(1);
  });

  it('has rules on three pages, each on one screen', () => {
    const { screen, press } = alone();
    press('?');
    for (const words of ['C24', 'C28', 'C43']) {
      expect(screen(80, 24)).toContain(words);
      expect(screen(80, 24)).toMatch(/Any key/);
      press('z');
    }
    expect(screen(80, 24)).toContain('Take the');
  });
});

describe('a keyboard for two', () => {
  it('is handed over before anybody is asked, and nothing of a sheet is on the screen then', () => {
    const { screen, press } = started();
    expect(screen(80, 24)).toMatch(/Hand the keyboard to (Ann|Bo) · Enter goes on/);
    expect(screen(80, 24)).not.toMatch(/[|+=]|b1/);
    press('x', 'd', RIGHT);
    expect(screen(80, 24)).toContain('Hand the keyboard');
    press(ENTER);
    expect(screen(80, 24)).toMatch(/(Ann|Bo) to play · Take the/);
  });

  it('lets whoever has taken a die colour before it is handed over', () => {
    const opened = started();
    opened.press(ENTER);
    const { token } = stateOf(opened.session);
    const name = (seat: number) => PEOPLE[seat]!.name;
    opened.press(ENTER, ENTER);
    expect(opened.screen()).toContain(`${name(token)} to play · Colour an area`);
    opened.press(ENTER, ENTER, 'd', ENTER, ENTER);
    expect(opened.screen()).toContain(`Hand the keyboard to ${name(1 - token)}`);
    expect(opened.screen()).toContain(`${name(token)} is done`);
  });

  it("never draws another's hidden paint", () => {
    const opened = started();
    const { screen, press, session } = opened;
    press(ENTER);
    const { token } = stateOf(session);
    // The sheet of somebody else, without the dice that lie in the box.
    press('o');
    const blank = screen(80, 24)
      .split('\n')
      .slice(0, 19)
      .map((line) => line.slice(0, 55));
    press('o');
    press(ENTER, ENTER, ENTER, ENTER);
    const label = /Colour an area|All drops|No drop/.exec(screen(80, 24));
    expect(label).not.toBeNull();
    press('d', ENTER, ENTER);
    // The first has painted, which the table knows and nobody else may.
    const painted = (viewer: number) =>
      Array.from({ length: 54 }, (_, area) => colourAt(stateOf(session, viewer), token, area));
    expect(painted(token).some((colour) => colour > 0)).toBe(true);
    expect(painted(1 - token).every((colour) => colour === 0)).toBe(true);
    expect(screen(80, 24)).toContain('Hand the keyboard');
    press(ENTER);
    const lines = (text: string) =>
      text
        .split('\n')
        .slice(0, 19)
        .map((line) => line.slice(0, 55));
    press('o');
    expect(screen(80, 24)).toContain(`The sheet of player ${token + 1}`);
    expect(lines(screen(80, 24)).join('\n')).not.toMatch(/[BYR]\b(?<![GHUD].)/);
    expect(lines(screen(80, 24)).join('\n').replaceAll('.', ' ')).toBe(blank.join('\n').replaceAll('.', ' '));
  });

  it('gives the next person nothing that depends on where the last one coloured', () => {
    const [one, other] = [KEY.enter, KEY.tab + KEY.enter].map((colouring) => {
      const opened = started();
      opened.press(ENTER, ENTER, ENTER, colouring);
      const drawn = opened.screen(80, 24);
      opened.press('d', ENTER, ENTER);
      const seen = () => {
        const { shown, ...rest } = opened.session.snapshot;
        return JSON.stringify([rest.mode.kind, rest.news, shown?.session, opened.screen(80, 24)], (key, value) =>
          key === 'buffer' ? undefined : value,
        );
      };
      const handedOver = seen();
      opened.press(ENTER, 'o');
      return { drawn, handedOver, other: seen() };
    });
    expect(one!.drawn).not.toBe(other!.drawn);
    expect(one!.handedOver).toMatch(/^\["hand-over".*"bytes":\{"0"/);
    expect(one!.handedOver).toBe(other!.handedOver);
    expect(one!.other).toBe(other!.other);
  });

  it('is not handed over between a person and bots', () => {
    const { screen } = started([{ name: 'Ann' }, { name: 'Bot', bot: 'random' }]);
    expect(screen()).toMatch(/Ann to play|Bot is thinking/);
  });

  it('is kept with the turn in the making, and asks for its person when it is loaded', () => {
    const opened = started();
    opened.press(ENTER, ENTER, ENTER, ENTER);
    const kept = opened.files.get(autosaveOf('colours'))!;
    expect(kept).toMatchObject({ game: 'colours', comments: { draft: expect.stringMatching(/^paint /) } });
    const again = openSession();
    again.files.set('/game.json', kept);
    again.secrets.set('/game.json', opened.secrets.get(autosaveOf('colours'))!);
    expect(again.session.load('/game.json')).toBeUndefined();
    expect(again.screen()).toContain('Hand the keyboard');
    again.press('q');
    expect(again.files.get(autosaveOf('colours'))).toEqual(kept);
    again.press(ENTER);
    expect(again.screen()).toMatch(/to play · (Colour an area|All drops|No drop)/);
  });

  it('plays to the end by Enter alone, never stuck', () => {
    const { session, screen, press } = started(PEOPLE, 'ru', 3);
    for (let i = 0; i < 1500 && stateOf(session).phase !== 'over'; i++) press(ENTER);
    expect(stateOf(session).phase).toBe('over');
    expect(screen(80, 24)).toMatch(/Побеждает|Победу делят/);
    expect(screen(120, 40)).toContain('b1');
  });
});

describe('the sheet of another player', () => {
  const looking = () => {
    const opened = started(PEOPLE, 'en', 3);
    opened.press(ENTER);
    // A turn in the making, that must not change.
    opened.press(ENTER);
    opened.press(ENTER);
    const { mode } = opened.session.snapshot;
    if (mode.kind !== 'turn') throw new Error(mode.kind);
    return { ...opened, own: mode.seat, before: opened.screen(80, 24), record: JSON.stringify([...opened.files]) };
  };

  it('shows what that player has to spend, without keys for it', () => {
    const { session, screen, press, own } = looking();
    press('o');
    const state = stateOf(session, own);
    const other = 1 - own;
    const spell = [...state.spells.slice(other * 4, other * 4 + 4)].findIndex((count) => count > 0);
    expect(spell).toBeGreaterThanOrEqual(0);
    expect(state.spells[own * 4 + spell]).toBe(0);
    const rows = screen(80, 24).split('\n');
    const names = ['move', 'match', 'split', 'blend'];
    for (const [index, name] of names.entries()) {
      const row = rows.find((line) => new RegExp(`  ${name}\\b`).test(line))!;
      expect([name, row.trimEnd().endsWith('#')]).toEqual([name, index === spell]);
    }
    expect(screen(80, 24)).not.toContain('V move');
    expect(screen(80, 24)).not.toContain('U undo');
  });

  it.each([ENTER, 'u', 'd', 'v', LEFT, KEY.tab, '1', 'z', KEY.escape])(
    'is left by %j, which does nothing else',
    (key) => {
      const { screen, press, before, files, record } = looking();
      press('o');
      expect(screen(80, 24)).not.toBe(before);
      press(key);
      expect(screen(80, 24)).toBe(before);
      expect(JSON.stringify([...files])).toBe(record);
    },
  );

  it('is one of several, the own one last', () => {
    const { screen, press, before } = looking();
    press('o', 'o');
    expect(screen(80, 24)).toBe(before);
  });
});
