import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFault, parseRecord } from '@crownhold/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { openPty, type PtyOptions } from '../../test/pty.ts';
import { sealedGame } from '../../test/sealed-game.ts';
import { seededLuck } from './luck.ts';
import { saveRecord, saveSecret } from './save-file.ts';

const ENTER = '\r';
const [OTHER_SCREEN, FIRST_SCREEN] = ['\u001b[?1049h', '\u001b[?1049l'];
const [SHOW_CURSOR, HIDE_CURSOR] = ['\u001b[?25h', '\u001b[?25l'];

function play(args: readonly string[], options: PtyOptions = {}) {
  const folder = createFolder();
  const env = { XDG_DATA_HOME: folder.path, ...options.env };
  const pty = openPty(['play', ...args], { ...options, env });
  onTestFinished(async () => {
    pty.press('\u0003');
    const patience = setTimeout(() => pty.kill('SIGKILL'), 3000);
    await pty.ended;
    clearTimeout(patience);
  });
  const game = ['duel', 'colours'].find((id) => id === args[0]) ?? 'kingdomino';
  return { ...pty, folder, autosave: join(folder.path, 'crownhold', `${game}.json`) };
}

/** The file of a game for two after so many turns, with what it is dealt by beside it. */
function lateGame(game: string, turns: number): string {
  const file = join(createFolder().path, 'late.json');
  saveRecord(file, sealedGame(game, { seats: 2 }, 5, turns, ['Аня', 'Боря']));
  saveSecret(file, seededLuck(5).secret);
  return file;
}

/** Answers every question with what lies nearest, until the screen shows this. */
async function playUntil(pty: ReturnType<typeof play>, question: RegExp, goal: string | RegExp) {
  const isThere = (screen: string) => (typeof goal === 'string' ? screen.includes(goal) : goal.test(screen));
  const either = new RegExp(`${question.source}|${typeof goal === 'string' ? goal : goal.source}`);
  for (let answers = 0; answers < 800; answers++) {
    const screen = await pty.until(either);
    if (isThere(screen)) return screen;
    // A bot changes the screen, too. A key that is pressed once more would answer the next question.
    await pty.answer(ENTER, question);
  }
  throw new Error(`no end:\n${pty.screen()}`);
}

async function expectVerified(file: string) {
  const { code, json } = await runCrownholdJson(['verify', file]);
  expect([code, json]).toMatchObject([
    0,
    { proven: expect.arrayContaining([expect.objectContaining({ code: 'closed' })]) },
  ]);
}

describe('crownhold play', () => {
  it('plays a whole game against a bot by keys, with an undo and a refusal', async () => {
    const pty = play(['--players', 'Ann', '--bot', '2', '--seed', '7']);
    await pty.until('Choose a domino');
    expect(await pty.answer(ENTER)).toContain('Enter ends your turn');
    expect(await pty.answer('u')).toMatch(/Choose a domino.*Taken back/s);
    await playUntil(pty, /Ann to play/, 'Place your domino');
    pty.press('\u001b[A\u001b[C'.repeat(8) + ENTER);
    await pty.until(/\(rule K1\d\)/);
    pty.press(`\t${ENTER}`);
    await pty.until(/Choose a domino/);
    const end = await playUntil(pty, /Ann to play/, 'The game is over');
    expect(end).toMatch(/wins!|share the victory/);
    pty.press('q');
    expect(await pty.ended).toBe(0);
    const record = parseRecord(readFileSync(pty.autosave, 'utf8'));
    if (isFault(record)) throw new Error(record.refusal.code);
    expect(record.steps).toHaveLength(76);
    expect(record.players).toEqual([{ name: 'Ann' }, { name: 'Shepherd', bot: 'shepherd' }]);
    expect((await runCrownholdJson(['replay', pty.autosave])).json).toMatchObject({ ok: true, over: true });
    await expectVerified(pty.autosave);
  });

  it('keeps what it deals by in a file that nobody else can read, and in no other', async () => {
    const pty = play(['--players', 'Ann,Bo']);
    await pty.until('Choose a domino');
    const folder = dirname(pty.autosave);
    expect(readdirSync(folder).sort()).toEqual(['kingdomino.json', 'kingdomino.secret']);
    const file = join(folder, 'kingdomino.secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, 'utf8').trim();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(pty.autosave, 'utf8')).not.toContain(secret);
  });

  it('saves, is interrupted in the middle of a turn, and continues, in Russian', async () => {
    const pty = play(['--load', lateGame('kingdomino', 20), '--lang', 'ru']);
    await playUntil(pty, /Ходит/, 'Положите тайл');
    expect(await pty.answer(ENTER)).toContain('Выберите тайл');
    const file = join(pty.folder.path, 'my.json');
    pty.press('s');
    await pty.until('Сохранить как');
    pty.press(`${'\u007f'.repeat(40)}${file}${ENTER}`);
    await pty.until('Сохранено в');
    expect(existsSync(file)).toBe(true);
    pty.press('\u0003');
    expect(await pty.ended).toBe(0);
    expect(pty.written()).toContain('Продолжить');

    const again = play(['--load', pty.autosave, '--lang', 'ru']);
    const screen = await again.until('Выберите тайл');
    expect(screen).toMatch(/Аня|Боря/);
    again.press('u');
    await again.until('Положите тайл');
    const end = await playUntil(again, /Ходит (Аня|Боря)/, 'Партия окончена');
    expect(end).toMatch(/Побеждает|Победу делят/);
    again.press('q');
    expect(await again.ended).toBe(0);
    await expectVerified(again.autosave);
  });

  it('begins with a menu, shows the rules, and leaves the terminal as it was', async () => {
    const pty = play([], { columns: 60, rows: 24 });
    await pty.until('People');
    pty.press('?');
    await pty.until('K12');
    pty.press('x');
    await pty.until('People');
    pty.press(ENTER);
    await pty.until(/Choose a domino|is thinking/);
    pty.press('q');
    expect(await pty.ended).toBe(0);
    expect(pty.written()).toContain('\u001b[?1049l');
    expect(pty.written()).toContain('\u001b[?25h');
  });

  it('plays a whole game of Kingdomino Duel against a bot by keys, with an undo, a refusal and a power', async () => {
    const pty = play(['duel', '--players', 'Ann', '--bot', 'greedy', '--seed', '3', '--first', '0'], {
      columns: 80,
      rows: 24,
    });
    await pty.until('Take a die');
    expect(await pty.answer('2')).toContain('Enter ends your turn');
    expect(await pty.answer('u')).toMatch(/Take a die.*Taken back/s);
    await playUntil(pty, /Ann to play/, 'Draw your domino');
    pty.press('\u001b[A\u001b[C'.repeat(8) + ENTER);
    await pty.until(/\(rule\s+D[78]\)/);
    pty.press('p');
    await pty.until('The castle: one cross more on die');
    pty.press(ENTER);
    await pty.until(/castle +used +ready/);
    const end = await playUntil(pty, /Ann to play/, 'The game is over');
    expect(end).toMatch(/wins!|share the victory/);
    expect(end).toContain('largest domain');
    pty.press('q');
    expect(await pty.ended).toBe(0);
    const record = parseRecord(readFileSync(pty.autosave, 'utf8'));
    if (isFault(record)) throw new Error(record.refusal.code);
    expect(record).toMatchObject({ game: 'duel', options: { first: 0 } });
    expect(record.steps.filter((step) => step.startsWith('castle'))).not.toHaveLength(0);
    expect((await runCrownholdJson(['replay', pty.autosave])).json).toMatchObject({ ok: true, over: true });
  });

  it('plays Kingdomino Duel in Russian, is interrupted in the middle of a turn, and continues', async () => {
    const pty = play(['--load', lateGame('duel', 56), '--lang', 'ru']);
    await pty.until('Возьмите кубик');
    expect(await pty.answer(ENTER)).toContain('Enter — закончить ход');
    pty.press('\u0003');
    expect(await pty.ended).toBe(0);
    expect(pty.written()).toContain('duel.json');

    const again = play(['--load', join(dirname(pty.autosave), 'duel.json'), '--lang', 'ru']);
    await again.until('закончить ход');
    expect(await again.answer('г')).toContain('Возьмите кубик');
    const end = await playUntil(again, /Ходит (Аня|Боря)/, 'Партия окончена');
    expect(end).toMatch(/Побеждает|Победу делят/);
    expect(end).toContain('наибольшее владение');
    again.press('q');
    expect(await again.ended).toBe(0);
  });

  it('plays a whole game of Colour Kingdoms alone by keys, with an undo, a refusal and a strike', async () => {
    const pty = play(['colours', '--players', 'Ann', '--seed', '7'], { columns: 80, rows: 24 });
    await pty.until('Take the blue die');
    expect(await pty.answer('4')).toMatch(/\(rule\s+C16\)/);
    expect(await pty.answer(ENTER)).toContain('Enter ends your turn');
    expect(await pty.answer('u')).toMatch(/Take the blue die.*Taken back/s);
    pty.press(ENTER + ENTER);
    await pty.until('Colour an area blue');
    expect(await pty.answer('m')).toMatch(/\(rule\s+C32\)/);
    await playUntil(pty, /Ann to play/, 'Strike out a number');
    expect(await pty.answer('\u001b[C')).toContain('Greenwood 4');
    const end = await playUntil(pty, /Ann to play/, 'The game is over');
    expect(end).toMatch(/points: (try again|not bad, but you can do better|very good|brilliant)/);
    pty.press('q');
    expect(await pty.ended).toBe(0);
    expect((await runCrownholdJson(['replay', pty.autosave])).json).toMatchObject({ ok: true, over: true });
  });

  it('plays Colour Kingdoms for two at one keyboard in Russian, handing it over, and continues after a break', async () => {
    const pty = play(['--load', lateGame('colours', 60), '--lang', 'ru'], { columns: 80, rows: 24 });
    const first = await pty.until('Передайте клавиатуру');
    expect(first).not.toMatch(/[┃━│]/);
    expect(await pty.answer(ENTER)).toContain('Возьмите');
    pty.press(ENTER + ENTER);
    await pty.until('Закрасьте область');
    // The key of D, whatever layout is on.
    expect(await pty.answer('в')).toContain('За это закрасят кляксу');
    pty.press(ENTER + ENTER);
    expect(await pty.until('Передайте клавиатуру')).toContain('заканчивает ход');
    pty.press('\u0003');
    expect(await pty.ended).toBe(0);
    const saved = join(dirname(pty.autosave), 'colours.json');
    const again = play(['--load', saved, '--lang', 'ru'], { columns: 80, rows: 24 });
    await again.until('Передайте клавиатуру');
    const end = await playUntil(again, /Ходит (Аня|Боря)|Передайте клавиатуру/, 'Партия окончена');
    expect(end).toMatch(/Побеждает|Победу делят/);
    expect(end).toContain('Синеречье');
    again.press('q');
    expect(await again.ended).toBe(0);
    await expectVerified(join(dirname(again.autosave), 'colours.json'));
  });

  it('plays against a program of somebody else, and says so when it fails', async () => {
    const example = join(import.meta.dirname, '../../../../examples/python/compact.py');
    const pty = play(['--players', 'Ann', '--bot', `python3 ${example}`, '--seed', '4']);
    await pty.until('compact.py');
    await playUntil(pty, /Ann to play/, 'Round 2 of 6');
    const broken = play(['--players', 'Ann', '--bot', '/no/such/bot', '--seed', '4']);
    await playUntil(broken, /Ann to play/, 'could not be started');
  });

  it('does not call a game kept that could not be, and ends with a code that tells it', async () => {
    const home = createFolder().write('no-folder', '');
    const pty = play(['--players', 'Ann,Bo', '--seed', '3'], { env: { XDG_DATA_HOME: home } });
    await pty.until('Not saved');
    expect(await pty.answer('q')).toContain('Q once more leaves');
    pty.press('q');
    expect(await pty.ended).toBe(1);
    expect(pty.written()).toContain('The game is NOT kept');
    expect(pty.written()).not.toContain('The game is kept');
  }, 60_000);

  it('does not load what has no end', () => {
    const pty = openPty(['play', '--load', '/dev/zero']);
    return expect(pty.ended.then((code) => [code, pty.written()])).resolves.toEqual([
      1,
      expect.stringContaining('longer than 2 MB'),
    ]);
  }, 60_000);

  it('is stopped by Ctrl-Z with the terminal as it was, and comes back to the same screen', async () => {
    const pty = play(['--players', 'Ann,Bo', '--seed', '3'], { isInShell: true });
    await pty.until('Choose a domino');
    const before = await pty.answer(ENTER);
    for (let times = 0; times < 2; times++) {
      const start = pty.written().length;
      pty.press('\u001a');
      await pty.untilWritten([SHOW_CURSOR + FIRST_SCREEN, 'Stopped', 'shell> '], start);
      pty.press('fg\n');
      await pty.untilWritten(['Stopped', OTHER_SCREEN + HIDE_CURSOR, 'Q quit'], start);
      expect(await pty.until('Enter ends your turn')).toBe(before);
    }
    expect(await pty.answer('u')).toContain('Taken back');
    pty.press('q');
    await pty.untilWritten(['The game is kept', 'shell> ']);
    pty.press('exit\n');
    expect(await pty.ended).toBe(0);
  }, 60_000);

  it('goes on after Ctrl-Z where nobody could continue it', async () => {
    const pty = play(['--players', 'Ann,Bo', '--seed', '3']);
    await pty.until('Choose a domino');
    pty.press('\u001a');
    await pty.untilWritten([FIRST_SCREEN, OTHER_SCREEN, 'Q quit']);
    expect(await pty.answer(ENTER)).toContain('Enter ends your turn');
  }, 60_000);

  it('loses nothing when it is killed', async () => {
    const pty = play(['--players', 'Ann,Bo', '--seed', '3']);
    await pty.until('Choose a domino');
    pty.press(ENTER);
    await pty.until('Enter ends your turn');
    pty.kill('SIGKILL');
    await pty.ended;
    const record = parseRecord(readFileSync(pty.autosave, 'utf8'));
    if (isFault(record)) throw new Error(record.refusal.code);
    expect(record.comments).toMatchObject({ draft: expect.stringMatching(/^take /) });
  });

  it('draws without colours and without signs where it must', async () => {
    const pty = play(['--players', 'Ann,Bo', '--ascii'], { env: { NO_COLOR: '1' } });
    await pty.until('Choose a domino');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: looks for what must not be there.
    expect(pty.written()).not.toMatch(/\u001b\[[0-9;]+m/);
    expect(pty.screen()).not.toMatch(/[♚♛♜♣≈▲]/);
  });

  it('shows its help and leaves where there is no terminal', async () => {
    const { code, stdout } = await runCrownhold(['play']);
    expect(code).toBe(0);
    expect(stdout).toContain('play');
  });

  it('refuses what the rules do not allow', async () => {
    const pty = await runCrownhold(['play', '--players', 'A,B,C', '--variants', 'mighty-duel']);
    expect(pty.code).toBe(2);
    expect(pty.stderr).toContain('K21');
    expect(await runCrownhold(['play', 'chess'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('kingdomino, duel'),
    });
    expect((await runCrownhold(['play', '--players', `Ann,${'x'.repeat(25)}`])).stderr).toContain(
      'at most 24 characters (rule R7)',
    );
    expect((await runCrownhold(['play', 'duel', '--players', 'A,B,C'])).stderr).toContain('D1');
    expect((await runCrownhold(['play', 'duel', '--variants', 'harmony'])).stderr).toContain('"variants"');
    expect((await runCrownhold(['play', '--spellbook', 'always'])).stderr).toContain('"spellbook"');
  });
});
