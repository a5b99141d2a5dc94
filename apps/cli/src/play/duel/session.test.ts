import type { Options, State } from '@crownhold/games/duel';
import { LANGUAGES, type Language } from '@crownhold/i18n';
import { describe, expect, it } from 'vitest';
import { autosaveOf, KEY, openSession, viewOf } from '../../../test/session.ts';
import type { Session } from '../session.ts';
import { duelBoard } from './index.ts';

const OPTIONS: Options = { seats: 2, spellbook: 'drawn', first: 0 };
const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const { enter: ENTER, up: UP, right: RIGHT } = KEY;

function started(language: Language = 'en', seed = 1) {
  const opened = openSession(language);
  opened.begin(duelBoard, OPTIONS, PEOPLE, seed);
  return opened;
}

function stateOf(session: Session): State {
  return viewOf(session) as unknown as State;
}

/** Presses Enter until something is so. */
function pressUntil({ press, session }: ReturnType<typeof started>, isSo: (state: State) => boolean): void {
  for (let i = 0; i < 400 && !isSo(stateOf(session)); i++) press(ENTER);
  expect(isSo(stateOf(session))).toBe(true);
}

describe('Kingdomino Duel', () => {
  it('is chosen in the menu and begins with two', () => {
    const { session, press } = openSession();
    press(RIGHT, ENTER);
    expect(session.sitting?.board).toBe(duelBoard);
    expect(session.sitting?.here.chairs.map(({ bot }) => bot)).toEqual([undefined, expect.any(String)]);
  });

  it('asks for dice, then for the drawing, and shows both maps, dice and spellbook', () => {
    const opened = started();
    const { screen, press } = opened;
    expect(screen(80, 24)).toContain('Ann to play · Take a die');
    for (const words of ['K1 Ann', 'K2 Bo', 'Spellbook', 'castle', 'ready  ready']) {
      expect(screen(80, 24)).toContain(words);
    }
    press(ENTER, ENTER);
    expect(screen(80, 24)).toContain('Bo to play · Take two dice');
    press(ENTER);
    expect(screen(80, 24)).toContain('Take another die');
    press('u');
    expect(screen(80, 24)).toContain('Take two dice');
    pressUntil(opened, ({ phase }) => phase === 'draw');
    expect(screen(80, 24)).toMatch(/Draw your domino|Name the joker/);
  });

  it.each(LANGUAGES)('fits every window from the first key to the last in %s', (language) => {
    const { session, screen, press } = started(language, 7);
    for (let i = 0; i < 400 && stateOf(session).phase !== 'over'; i++) {
      for (const [width, height] of [
        [80, 24],
        [100, 30],
      ] as const) {
        const lines = screen(width, height).split('\n');
        expect(lines).toHaveLength(height);
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
      }
      press(ENTER);
    }
    expect(stateOf(session).phase).toBe('over');
  });

  it('keeps the dice on the table until the turn is ended', () => {
    const opened = started();
    pressUntil(opened, ({ phase, seat, leader }) => phase === 'draw' && seat !== leader);
    const { round } = stateOf(opened.session);
    for (let i = 0; i < 4 && !opened.screen().includes('Enter ends your turn'); i++) opened.press(ENTER);
    expect(opened.screen()).toContain('Enter ends your turn');
    expect(opened.screen()).toContain(`Round ${round}`);
    expect(opened.screen()).toMatch(/K1.*K[12]/);
    opened.press(ENTER);
    expect(stateOf(opened.session).round).toBe(round + 1);
  });

  it('refuses in words, with the rule, in Russian too', () => {
    const opened = started('ru');
    pressUntil(opened, ({ phase }) => phase === 'draw');
    for (let i = 0; i < 3 && !opened.screen().includes('Нарисуйте тайл'); i++) opened.press(ENTER);
    for (let i = 0; i < 9; i++) opened.press(UP, RIGHT);
    opened.press(ENTER);
    expect(opened.screen(80, 24)).toMatch(/\(правило\s+D[78]\)/);
    opened.press('p', ENTER, 'u');
    expect(opened.screen(80, 24)).toContain('Ход отменён');
  });

  it('tells the result by domains, and plays again', () => {
    const opened = started();
    pressUntil(opened, ({ phase }) => phase === 'over');
    const screen = opened.screen(80, 24);
    expect(screen).toContain('The game is over');
    expect(screen).toMatch(/wins!|share the victory/);
    expect(screen).toMatch(/\d×\d.* = \d+ points?/);
    expect(screen).toMatch(/largest domain: \d+ squares/);
    opened.press(ENTER);
    expect(opened.screen(80, 24)).toBe(screen);
    opened.press('n');
    expect(stateOf(opened.session).round).toBe(1);
  });

  it('tells which edition is played, on the screen and in the rules [D12]', () => {
    for (const [spellbook, edition, rule] of [
      ['drawn', 'Russian edition', 'If you have drawn, each'],
      ['always', 'Bulgarian edition', 'even if you have passed'],
    ] as const) {
      const opened = openSession();
      const options: Options = { ...OPTIONS, spellbook };
      opened.begin(duelBoard, options, PEOPLE, 1);
      expect(opened.screen(80, 24).split('\n')[0]).toContain(edition);
      opened.press('?');
      const rules = opened.screen(80, 40);
      expect(rules).toContain(edition);
      expect(rules.replaceAll(/\s+/g, ' ')).toContain(rule);
    }
  });

  it('tells of the ticks in the spellbook', () => {
    const opened = started();
    pressUntil(opened, ({ ticks }) => ticks.some((count) => count > 0));
    expect(opened.session.snapshot.news.join('\n')).toMatch(
      /(Ann|Bo) ticks [12]\u00a0squares? of "[a-z ]+": [12] of [345]/,
    );
  });

  it('tells at once why the domino may not lie where it hovers', () => {
    const opened = started();
    pressUntil(opened, () => opened.screen(80, 24).includes('Draw your domino'));
    expect(opened.screen(80, 24)).toMatch(/[+-]\d+ point|no points/);
    opened.press(UP.repeat(4) + RIGHT.repeat(6));
    expect(opened.screen(80, 24)).toMatch(/\(rule\s+D8\)/);
    opened.press(KEY.tab);
    expect(opened.screen(80, 24)).not.toMatch(/\(rule\s+D/);
  });

  it('is kept in a file of its own and loaded from it, a turn in the making included', () => {
    const opened = started();
    opened.press(ENTER);
    const kept = opened.files.get(autosaveOf('duel'))!;
    expect(opened.files.has(autosaveOf('kingdomino'))).toBe(false);
    expect(kept).toMatchObject({ game: 'duel', comments: { draft: 'take 1' } });
    const again = openSession();
    again.files.set('/game.json', kept);
    expect(again.session.load('/game.json')).toBeUndefined();
    expect(again.session.sitting?.board).toBe(duelBoard);
    expect(again.screen()).toContain('Enter ends your turn');
    again.files.set('/chess.json', { ...kept, game: 'chess' });
    expect(again.session.load('/chess.json')).toMatchObject({ refusal: { rule: 'R4', code: 'unknown-game' } });
  });

  it('has rules on two pages', () => {
    const { screen, press } = started();
    press('?');
    expect(screen(80, 24)).toContain('D13');
    press('x');
    expect(screen(80, 24)).toContain('free (dot, 5 squares)');
    press('x');
    expect(screen(80, 24)).toContain('Take a die');
    press('?', KEY.escape);
    expect(screen(80, 24)).toContain('Take a die');
  });

  it('says when the window is too small for it, but not in the menu', () => {
    expect(started().screen(70, 24)).toContain('at least 80×24');
    expect(openSession().screen(60, 24)).toContain('People');
  });
});
