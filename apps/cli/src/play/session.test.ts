import { type GameRecord, type RecordFault, refuse } from '@crownhold/core';
import { createTranslator, type Language } from '@crownhold/i18n';
import { describe, expect, it } from 'vitest';
import { createPaint } from '../paint.ts';
import { ASCII } from './glyphs.ts';
import { parseKeys } from './keys.ts';
import type { Menu } from './menu.ts';
import { drawSnapshot } from './picture.ts';
import { Session } from './session.ts';
import { Table } from './table.ts';

const OPTIONS = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' } as const;
const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const AUTOSAVE = '/save/last.json';

/** A session with files in a map, and what its screen says. */
function open(language: Language = 'en') {
  const files = new Map<string, GameRecord>();
  const t = createTranslator(language);
  let seed = 5;
  const missing = (file: string): RecordFault => ({ refusal: refuse('R1', 'no-such-file', { file }) });
  const world = {
    autosave: AUTOSAVE,
    save: (path: string, record: GameRecord) => {
      if (path.startsWith('/full')) return { refusal: refuse('R1', 'disk-full') };
      files.set(path, structuredClone(record));
      return undefined;
    },
    load: (path: string) => files.get(path) ?? missing(path),
    seed: () => seed++,
  };
  const chairs = ({ people, bots }: Menu) =>
    Array.from({ length: people + bots }, (_, i) =>
      i < people ? { name: `P${i}` } : { name: `B${i}`, bot: 'greedy' },
    );
  const session = new Session(t, world, chairs);
  const screen = (width = 100, height = 30) =>
    drawSnapshot(width, height, session.snapshot, { t, glyphs: ASCII }, files.has(AUTOSAVE))
      .lines(createPaint(false))
      .join('\n');
  const press = (keys: string) => {
    for (const key of parseKeys(keys)) session.key(key);
  };
  return { session, files, screen, press };
}

const [UP, DOWN, RIGHT, ENTER, ESCAPE] = ['\u001b[A', '\u001b[B', '\u001b[C', '\r', '\u001b'];

describe('the menu', () => {
  it('begins the game it says', () => {
    const { session, screen, press } = open();
    expect(screen()).toContain('People');
    press(`${RIGHT}${DOWN}${RIGHT}${UP}`);
    expect(screen()).toMatch(/People\s+2/);
    press(`${DOWN}${DOWN}${DOWN}${DOWN}${RIGHT}${ENTER}`);
    expect(session.table?.chairs).toHaveLength(4);
    expect(session.table?.options.variants).toEqual(['middle-kingdom']);
  });

  it('does not begin what the rules do not allow, and says why', () => {
    const { session, screen, press } = open();
    press(`${DOWN}\u001b[D${ENTER}`);
    expect(session.table).toBeUndefined();
    expect(screen()).toContain('Two to four');
  });
});

describe('a turn', () => {
  const started = (language: Language = 'en') => {
    const opened = open(language);
    opened.session.sit(Table.begin(OPTIONS, PEOPLE, 1));
    return opened;
  };

  it('is taken in the setup, undone, and ended', () => {
    const { session, screen, press } = started();
    const seat = session.table!.state.seat;
    expect(screen()).toContain(`${PEOPLE[seat]!.name} to play · Choose a domino`);
    press(ENTER);
    expect(screen()).toContain('Enter ends your turn');
    press('u');
    expect(screen()).toContain('Taken back');
    press('u');
    expect(screen()).toContain('nothing to take back');
    press(ENTER + ENTER);
    expect(session.table!.state.slot).toBe(1);
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
    expect(screen()).toContain('Положите домино');
    for (let i = 0; i < 9; i++) press(UP + RIGHT);
    press(ENTER);
    expect(screen()).toMatch(/\(правило K1\d\)/);
  });

  it('plays a whole game by keys alone', () => {
    const { session, screen, press } = started();
    for (let i = 0; i < 200 && session.table!.state.phase !== 'over'; i++) press(ENTER);
    expect(session.table!.state.phase).toBe('over');
    expect(screen()).toContain('The game is over');
    expect(screen()).toMatch(/wins!|share the victory/);
    press(ENTER);
    expect(session.table!.state.round).toBe(0);
  });
});

describe('files', () => {
  it('keep the game after every step, even a turn in the making', () => {
    const { session, files, press } = open();
    session.sit(Table.begin(OPTIONS, PEOPLE, 1));
    for (let i = 0; i < 4; i++) press(ENTER + ENTER);
    press(ENTER);
    const kept = files.get(AUTOSAVE)!;
    expect(kept.comments).toMatchObject({ draft: expect.stringMatching(/^put /) });
    const again = open();
    again.files.set('/game.json', kept);
    expect(again.session.load('/game.json')).toBeUndefined();
    expect(again.session.table!.record('')).toEqual(session.table!.record(''));
    again.press('u');
    expect(again.screen()).toContain('Taken back');
  });

  it('are saved and loaded by name, and trouble is told', () => {
    const { session, files, screen, press } = open();
    session.sit(Table.begin(OPTIONS, PEOPLE, 1));
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
    const first = open();
    first.session.sit(Table.begin(OPTIONS, PEOPLE, 1));
    first.press('\r\rq');
    expect(first.session.isOver).toBe(true);
    const second = open();
    second.files.set(AUTOSAVE, first.files.get(AUTOSAVE)!);
    expect(second.screen()).toContain('C continues');
    second.press('c');
    expect(second.session.table!.state.slot).toBe(1);
  });
});

describe('a dynasty', () => {
  it('pauses between games to show the result', () => {
    const { session, screen, press } = open();
    session.sit(Table.begin({ ...OPTIONS, variants: ['dynasty'] }, PEOPLE, 3));
    for (let i = 0; i < 200 && session.table!.state.phase !== 'renew'; i++) press(ENTER);
    expect(screen()).toContain('Game 1 of 3 is over');
    press(ENTER);
    expect(session.table!.state.game).toBe(1);
    expect(screen()).toContain('Game 2 of 3');
  });
});

describe('a bot', () => {
  it('is awaited, plays, and may fail', () => {
    const { session, screen, press } = open();
    session.sit(
      Table.begin(
        OPTIONS,
        [
          { name: 'A', bot: 'greedy' },
          { name: 'B', bot: 'random' },
        ],
        1,
      ),
    );
    expect(session.awaitsBot).toBe(true);
    expect(screen()).toContain('is thinking');
    session.botFails('it has ended');
    expect(screen()).toContain('it has ended');
    press(ENTER);
    expect(session.awaitsBot).toBe(true);
    const domino = session.table!.state.next[0]!;
    session.botPlays({ kind: 'turn', moves: [], text: `take ${domino}` });
    expect(session.table!.state.slot).toBe(1);
  });
});

describe('the screen', () => {
  it('fits narrow and wide windows, and says when one is too small', () => {
    const { session, screen } = open();
    session.sit(Table.begin({ ...OPTIONS, seats: 4 }, [...PEOPLE, ...PEOPLE], 1));
    for (const [width, height] of [
      [40, 24],
      [80, 24],
      [200, 60],
    ] as const) {
      const lines = screen(width, height).split('\n');
      expect(lines).toHaveLength(height);
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
    }
    expect(screen(30, 10)).toContain('make the window');
  });

  it('shows the rules over anything', () => {
    const { screen, press } = open();
    press('?');
    expect(screen()).toContain('K12');
    press('x');
    expect(screen()).toContain('People');
  });
});
