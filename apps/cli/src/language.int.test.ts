import { formatRecord } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../test/crownhold.ts';
import { randomGame } from '../test/games.ts';

const VERBS = ['replay', 'verify', 'score', 'simulate', 'perft', 'bench'];
const RUSSIAN = { LC_ALL: 'ru_RU.UTF-8' };
// Words of English that only a text for people has.
const ENGLISH = /\b(the|of|and|is|are|with|usage|options|default|arguments|example)\b/i;

describe('crownhold in Russian', () => {
  it('explains the program', async () => {
    const { code, stdout, stderr } = await runCrownhold(['--help'], '', RUSSIAN);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe('crownhold: настольные игры с точными правилами прямо в терминале.');
    expect(stdout).toContain('Вызов: crownhold <команда> [параметры]');
    expect(stdout).not.toMatch(ENGLISH);
    expect((await runCrownhold(['--lang', 'ru'])).stdout).toBe(stdout);
  });

  it.each(VERBS)('explains %s', async (verb) => {
    const { code, stdout } = await runCrownhold([verb, '--help', '--lang', 'ru']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Вызов: crownhold ${verb} \\[параметры\\]`));
    for (const title of ['Параметры:', 'Параметры всех команд:', 'Пример:']) expect(stdout).toContain(`\n${title}\n`);
    expect(stdout).not.toMatch(ENGLISH);
  });

  it('has names of the language in its examples', async () => {
    expect((await runCrownhold(['--help'], '', RUSSIAN)).stdout).toContain(
      'crownhold play --players Аня,Лёва --bot miller',
    );
    const { stdout } = await runCrownhold(['play', '--help'], '', RUSSIAN);
    expect(stdout).toContain('crownhold play duel --players Аня --bot knight');
    expect((await runCrownhold(['play', '--help', '--lang', 'en'])).stdout).toContain('--players Ann,Bo');
  });

  it('says what is wrong with a call', async () => {
    expect(await runCrownhold(['replay', '--lang=ru'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'crownhold: Не хватает аргумента: <файл>.\nСправка: crownhold --help или crownhold <команда> --help\n',
    });
    expect((await runCrownhold(['simulate', '--seats', '5'], '', RUSSIAN)).stderr).toBe(
      'crownhold: Эта игра — для 2–4 игроков (правило K1).\n',
    );
  });

  it('says what is wrong with a record, and where', async () => {
    const record = formatRecord({ ...randomGame({ steps: 1 }).record, steps: ['draw 5', 'draw 5'] });
    expect((await runCrownhold(['replay', '-', '--lang', 'ru'], record)).stderr).toBe(
      'crownhold: -, шаг 1 (считая с 0) «draw 5»: Тайл 5 уже вытянули (правило K3).\n',
    );
  });

  it('gives programs English keys and a Russian message', async () => {
    expect((await runCrownholdJson(['replay', '-', '--lang', 'ru'], '[]')).json).toEqual({
      ok: false,
      file: '-',
      step: null,
      rule: 'R1',
      code: 'not-an-object',
      args: {},
      message: 'Запись\u00a0— это объект JSON, а здесь что-то другое.',
    });
  });

  it.each([
    [21, '21 шаг, партия не окончена'],
    [22, '22 шага, партия не окончена'],
    [25, '25 шагов, партия не окончена'],
    [76, '76 шагов, партия окончена'],
  ])('tells of a game of %i steps', async (steps, words) => {
    const { record } = randomGame({ variants: ['harmony'], steps });
    const { code, stdout } = await runCrownhold(['replay', '-', '--lang', 'ru'], formatRecord(record));
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe(`-: Лоскутное королевство, 2 игрока, Гармония; ${words}`);
    expect(stdout).toMatch(/игрок 0: \d+ очк?(о|а|ов)/);
    expect(stdout).not.toMatch(ENGLISH);
  });

  it.each([
    [1, 'C l1 f', '1 очко'],
    [2, 'C w1 w', '2 очка'],
    [5, 'w1 w f1\nw C f\n. l .', '5 очков'],
  ])('counts a kingdom of %i points', async (_, kingdom, points) => {
    const { code, stdout } = await runCrownhold(['score', '--lang', 'ru'], kingdom);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe(`королевство 1: ${points}`);
    expect(stdout).not.toMatch(ENGLISH);
  });

  it('shows tables', async () => {
    const { stdout } = await runCrownhold(['simulate', '--games', '21', '--lang', 'ru']);
    expect(stdout).toMatch(
      /^Лоскутное королевство, 2 игрока: 21 случайная партия, начальное число 1\n\nигрок +среднее +отклонение /,
    );
    expect(stdout).toMatch(/сброшено тайлов за партию: \d+,\d\d\n/);
  });
});

it.each([
  ['uk', 'настільні ігри', 'Команди «reply» немає. Можливо, replay?'],
  ['bg', 'настолни игри', 'Няма команда „reply“. Може би replay?'],
])('speaks %s too', async (language, words, complaint) => {
  expect((await runCrownhold(['--help', '--lang', language])).stdout).toContain(words);
  expect((await runCrownhold(['reply', '--lang', language])).stderr).toContain(complaint);
});
