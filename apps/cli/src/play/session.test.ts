import type { Chair } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import type { Language } from '@crownhold/i18n';
import { describe, expect, it } from 'vitest';
import { autosaveOf, KEY, openSession, viewOf } from '../../test/session.ts';
import { kingdominoBoard } from './kingdomino/index.ts';
import type { Session } from './session.ts';

const OPTIONS: Options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const AUTOSAVE = autosaveOf('kingdomino');
const { up: UP, down: DOWN, right: RIGHT, left: LEFT, enter: ENTER, escape: ESCAPE } = KEY;

type Opened = ReturnType<typeof openSession>;
const begin = ({ begin }: Opened, options = OPTIONS, chairs: readonly Chair[] = PEOPLE, seed = 1) =>
  begin(kingdominoBoard, options, chairs, seed);

function stateOf(session: Session): State {
  return viewOf(session) as unknown as State;
}

describe('the menu', () => {
  it('begins the game it says', () => {
    const { session, screen, press } = openSession();
    expect(screen()).toContain('People');
    press(DOWN, RIGHT, DOWN, RIGHT, UP);
    expect(screen()).toMatch(/People\s+2/);
    press(`${DOWN}${DOWN}${DOWN}${DOWN}${RIGHT}${ENTER}`);
    expect(session.sitting?.here.chairs).toHaveLength(4);
    expect(session.sitting?.session.table.options).toMatchObject({ variants: ['middle-kingdom'] });
  });

  it('does not begin what the rules do not allow, and says why', () => {
    const { session, screen, press } = openSession();
    press(DOWN, LEFT, ENTER);
    expect(session.sitting).toBeUndefined();
    expect(screen()).toContain('for 2 to 4 players (rule K1)');
  });
});

describe('a turn', () => {
  const started = (language: Language = 'en') => {
    const opened = openSession(language);
    begin(opened);
    return opened;
  };

  it('is taken in the setup, undone, and ended', () => {
    const { session, screen, press } = started();
    const seat = stateOf(session).seat;
    expect(screen()).toContain(`${PEOPLE[seat]!.name} to play · Choose a domino`);
    press(ENTER);
    expect(screen()).toContain('Enter ends your turn');
    press('u');
    expect(screen()).toContain('Taken back');
    press('u');
    expect(screen()).toContain('nothing to take back');
    press(ENTER + ENTER);
    expect(stateOf(session).slot).toBe(1);
    expect(screen()).toContain('takes domino');
  });

  it('refuses in words, with the rule, and goes on', () => {
    const { screen, press } = started();
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    expect(screen()).toContain('Place your domino');
    for (let i = 0; i < 9; i++) press(UP + RIGHT);
    press(ENTER);
    expect(screen()).toMatch(/\(rule K1\d\)/);
    expect(screen()).not.toMatch(/ (www|fff|lll|ggg|sss|mmm) /);
    press('\t\r');
    expect(screen()).toContain('Choose a domino');
    // The turn in the making lies on the board already.
    expect(screen()).toMatch(/ (www|fff|lll|ggg|sss|mmm) /);
  });

  it('speaks Russian', () => {
    const { screen, press } = started('ru');
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    expect(screen()).toContain('Положите тайл');
    for (let i = 0; i < 9; i++) press(UP + RIGHT);
    press(ENTER);
    expect(screen()).toMatch(/\(правило K1\d\)/);
  });

  it('plays a whole game by keys alone', () => {
    const { session, screen, press } = started();
    for (let i = 0; i < 200 && stateOf(session).phase !== 'over'; i++) press(ENTER);
    expect(stateOf(session).phase).toBe('over');
    expect(screen()).toContain('The game is over');
    expect(screen()).toMatch(/wins!|share the victory/);
    press(ENTER, ENTER);
    expect(screen()).toContain('N new game');
    expect(stateOf(session).phase).toBe('over');
    press('n');
    expect(stateOf(session).round).toBe(0);
  });

  it('speaks of a next line only once there are two', () => {
    const { screen, press } = started();
    expect(screen()).toContain('First line');
    expect(screen()).not.toMatch(/[Nn]ext line|Current line/);
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    press(ENTER);
    expect(screen()).toContain('Choose a domino from the next line');
    expect(screen()).toMatch(/Current line +Next line/);
  });

  it('shows why a domino may not lie where it hovers, before it is let go', () => {
    const { screen, press } = started();
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    for (let i = 0; i < 9; i++) press(UP + RIGHT);
    expect(screen()).toMatch(/\(rule K1\d\)/);
  });
});

describe('files', () => {
  it('keep the game after every step, even a turn in the making', () => {
    const opened = openSession();
    begin(opened);
    const { session, files, secrets, press } = opened;
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    press(ENTER);
    const kept = files.get(AUTOSAVE)!;
    expect(kept.comments).toMatchObject({ draft: expect.stringMatching(/^put /) });
    const again = openSession();
    again.files.set('/game.json', kept);
    again.secrets.set('/game.json', secrets.get(AUTOSAVE)!);
    expect(again.session.load('/game.json')).toBeUndefined();
    expect(again.session.sitting!.here.record()).toEqual(session.sitting!.here.record());
    again.press('u');
    expect(again.screen()).toContain('Taken back');
  });

  it('are saved and loaded by name, and trouble is told', () => {
    const opened = openSession();
    begin(opened);
    const { files, screen, press } = opened;
    press(`s${'\u007f'.repeat(40)}/my.json${ENTER}`);
    expect(files.has('/my.json')).toBe(true);
    expect(screen()).toContain('Saved in /my.json');
    press(`s${'\u007f'.repeat(40)}/full/x${ENTER}`);
    expect(screen()).toContain('Not saved');
    press(`l/none.json${ENTER}`);
    expect(screen()).toContain('Not loaded');
    press(`l/my.json${ENTER}`);
    expect(screen()).toContain('Loaded /my.json');
    press(`l${ESCAPE}`);
    expect(screen()).not.toContain('Load which');
  });

  it('continue the last game from the menu', () => {
    const first = openSession();
    begin(first);
    first.press('\r\rq');
    expect(first.session.isOver).toBe(true);
    const second = openSession();
    second.files.set(AUTOSAVE, first.files.get(AUTOSAVE)!);
    expect(second.screen()).toContain('C continues');
    second.press('c');
    expect(stateOf(second.session).slot).toBe(1);
  });

  it.each([
    ['ru', 'с'],
    ['ru', 'С'],
    ['uk', 'с'],
    ['bg', 'с'],
    ['bg', 'ц'],
    ['en', 'С'],
  ] as const)('continue the last game by the same key in Cyrillic, in %s by %s', (language, key) => {
    const first = openSession();
    begin(first);
    first.press('\r\rq');
    const second = openSession(language);
    second.files.set(AUTOSAVE, first.files.get(AUTOSAVE)!);
    second.press(key);
    expect(stateOf(second.session).slot).toBe(1);
    second.press('ы');
    expect(second.screen().includes('kingdomino.json_')).toBe(language !== 'bg');
  });
});

describe('a full disk', () => {
  const onFullDisk = () => {
    const opened = openSession();
    begin(opened);
    opened.disk.isFull = true;
    opened.press(ENTER);
    return opened;
  };

  it('is told at once, and again before Q loses the game', () => {
    const { session, screen, press } = onFullDisk();
    expect(screen()).toContain('Not saved: The disk is full');
    press('q');
    expect(session.isOver).toBe(false);
    expect(screen()).toContain('Q once more leaves and loses it');
    press('q');
    expect(session.isOver).toBe(true);
    expect(session.kept).toMatchObject({ refusal: { code: 'disk-full' } });
  });

  it('asks anew after any other key', () => {
    const { session, press } = onFullDisk();
    press('q', LEFT, 'q');
    expect(session.isOver).toBe(false);
  });

  it('lets the game be saved elsewhere, which is then where it is kept', () => {
    const { session, press } = onFullDisk();
    press(`qs${'\u007f'.repeat(40)}/usb/x.json${ENTER}q`);
    expect([session.isOver, session.kept]).toEqual([true, { file: '/usb/x.json' }]);
  });

  it('keeps the game after all when there is room again', () => {
    const { session, disk, press } = onFullDisk();
    disk.isFull = false;
    press('q');
    expect([session.isOver, session.kept]).toEqual([true, { file: AUTOSAVE }]);
  });

  it('ends at once when the terminal is gone, and does not call the game kept', () => {
    const { session, press } = onFullDisk();
    press('\u0003');
    expect([session.isOver, session.kept]).toMatchObject([true, { refusal: { code: 'disk-full' } }]);
  });
});

describe('seals', () => {
  const kept = () => {
    const opened = openSession();
    begin(opened);
    opened.press(ENTER + ENTER, ENTER);
    return opened;
  };

  it('make the record one that can be verified', () => {
    const opened = openSession();
    begin(opened);
    const { session, files, press } = opened;
    for (let i = 0; i < 200 && stateOf(session).phase !== 'over'; i++) press(ENTER);
    const verdict = verify(kingdomino, files.get(AUTOSAVE)!);
    expect(verdict).toMatchObject({ isSound: true, proven: expect.arrayContaining([{ code: 'closed', args: {} }]) });
  });

  it('have a secret that is kept beside the last game and in no record', () => {
    const { session, files, secrets, press } = kept();
    press(`s${'\u007f'.repeat(40)}/my.json${ENTER}`);
    expect(secrets).toEqual(new Map([[AUTOSAVE, session.sitting!.here.secret]]));
    const hex = Buffer.from(session.sitting!.here.secret).toString('hex');
    for (const record of files.values()) expect(JSON.stringify(record)).not.toContain(hex);
  });

  it('hold after a break, and for a copy of the last game too', () => {
    const { files, secrets } = kept();
    for (const path of [AUTOSAVE, '/copy.json']) {
      const again = openSession();
      again.files.set(path, files.get(AUTOSAVE)!);
      again.secrets.set(AUTOSAVE, secrets.get(AUTOSAVE)!);
      expect(again.session.load(path)).toBeUndefined();
      expect(again.files.get(AUTOSAVE)).toEqual(files.get(AUTOSAVE));
    }
  });

  it('are gone where the secret is not, and that is said', () => {
    const again = openSession();
    again.files.set('/theirs.json', kept().files.get(AUTOSAVE)!);
    expect(again.session.load('/theirs.json')).toBeUndefined();
    expect(again.screen()).toContain('can no longer be verified');
    expect(again.files.get(AUTOSAVE)).not.toHaveProperty('fairness');
    expect(again.secrets.size).toBe(0);
  });
});

describe('a dynasty', () => {
  const atPause = () => {
    const opened = openSession();
    begin(opened, { ...OPTIONS, variants: ['dynasty'] }, PEOPLE, 3);
    for (let i = 0; i < 200 && stateOf(opened.session).phase !== 'renew'; i++) opened.press(ENTER);
    return opened;
  };

  it('pauses between games to show the result', () => {
    const { session, screen, press } = atPause();
    press(ENTER);
    expect(screen()).toContain('Game 1 of 3 is over');
    press('n');
    expect(stateOf(session).game).toBe(1);
    expect(screen()).toContain('Game 2 of 3');
  });

  it('deals the next game at once all the same, and pauses again after a break', () => {
    const { files, secrets } = atPause();
    const record = files.get(AUTOSAVE)!;
    expect(record.steps.slice(-5)).toEqual([
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^draw /)),
      expect.stringMatching(/^king /),
    ]);
    expect(verify(kingdomino, record)).toMatchObject({ isSound: true });
    const again = openSession();
    again.files.set(AUTOSAVE, record);
    again.secrets.set(AUTOSAVE, secrets.get(AUTOSAVE)!);
    again.session.load(AUTOSAVE);
    expect(again.screen()).toContain('Game 1 of 3 is over');
    expect(again.files.get(AUTOSAVE)).toEqual(record);
    again.press('n');
    expect(again.screen()).toContain('Game 2 of 3');
  });
});

describe('the screen', () => {
  it('fits narrow and wide windows, and says when one is too small', () => {
    const opened = openSession();
    begin(opened, { ...OPTIONS, seats: 4 }, [...PEOPLE, ...PEOPLE]);
    const { screen } = opened;
    for (const [width, height] of [
      [60, 20],
      [80, 24],
      [200, 60],
    ] as const) {
      const lines = screen(width, height).split('\n');
      expect(lines).toHaveLength(height);
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    }
    expect(screen(59, 20)).toContain('at least 60×20');
    expect(screen(60, 19)).toContain('at least 60×20');
    expect(screen(30, 10)).toContain('make the window');
  });

  it('shows the rules over anything', () => {
    const { screen, press } = openSession();
    press('?');
    expect(screen()).toContain('K12');
    press('x');
    expect(screen()).toContain('People');
  });

  it('ends the rules with the four words of a sealed game', () => {
    const opened = openSession();
    begin(opened);
    const { words } = opened.session.sitting!.session.table.proof!;
    let pages = '';
    for (let page = 0; page < 9; page++) {
      opened.press('?');
      pages += opened.screen();
    }
    expect(pages).toContain('Four words to compare with the others');
    for (const number of words) expect(pages).toMatch(new RegExp(`\\b${number} \\w+`));
  });
});
