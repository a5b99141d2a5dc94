import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { CommanderError, InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { createProgram } from './program.ts';
import { usageJson, usageText } from './usage-text.ts';

async function complaint(argv: readonly string[], language: Language): Promise<string> {
  const t = translatorFor(language);
  const program = createProgram(() => undefined, t);
  program.command('colour').argument('<shade>', '', () => {
    throw new InvalidArgumentError('…');
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return usageText(t, error);
    throw error;
  }
  return '';
}

// Every complaint of commander, so that a new version with other words is noticed.
it.each([
  [['reply'], 'There is no verb "reply". Did you mean replay?', 'Команды «reply» нет. Может быть, replay?'],
  [['replay', 'x', '--jsn'], 'There is no option "--jsn". Did you mean --json?', undefined],
  [['replay', 'x', '--nonsense'], 'There is no option "--nonsense".', 'Параметра «--nonsense» нет.'],
  [['replay', "--it's\u001b"], 'There is no option "--it\'s\\u001b".', undefined],
  [['replay'], 'Something is missing: <file>.', 'Не хватает аргумента: <файл>.'],
  [['perft'], 'The option "--depth <n>" is missing.', 'Не хватает параметра «--depth <n>».'],
  [['perft', '--depth'], 'The option "--depth <n>" needs a value.', 'Параметру «--depth <n>» нужно значение.'],
  [
    ['score', 'a', 'b'],
    'Too many arguments: 2, and at most 1 can be used.',
    'Слишком много аргументов: 2, а нужно не больше 1.',
  ],
  [
    ['perft', '--depth', '1', '--record', 'x', '--seats', '2'],
    'The options "--record <file>" and "--seats <n>" exclude each other.',
    'Параметры «--record <файл>» и «--seats <n>» нельзя указать вместе.',
  ],
  [
    ['simulate', '--seats', 'two'],
    'The option "--seats <n>" cannot be "two". It must be a whole number from 1 to 8.',
    'Параметру «--seats <n>» не подходит значение «two». Нужно целое число от 1 до 8.',
  ],
  [['colour', 'pink'], 'The argument <shade> cannot be "pink". …', 'Аргументу <shade> не подходит значение «pink». …'],
  [
    ['score', '--lang', 'de'],
    'The option "--lang <lang>" cannot be "de". Known languages: en, ru, uk, bg.',
    'Параметру «--lang <язык>» не подходит значение «de». Доступные языки: en, ru, uk, bg.',
  ],
  [
    ['simulate', '--out', 'x', '--games', '10001'],
    'With --out there can be at most 10000 games.',
    'Вместе с --out можно сыграть не больше 10000 партий.',
  ],
])('%j', async (argv, english, russian) => {
  expect(await complaint(argv, 'en')).toBe(english);
  if (russian !== undefined) expect(await complaint(argv, 'ru')).toBe(russian);
});

it('gives programs a code with its arguments', async () => {
  const t = translatorFor('ru');
  const json = async (...argv: readonly string[]) => {
    try {
      await createProgram(() => undefined, t).parseAsync(argv, { from: 'user' });
    } catch (error) {
      if (error instanceof CommanderError) return usageJson(t, error);
      throw error;
    }
    return undefined;
  };
  expect(await json('reply')).toEqual({
    code: 'unknown-verb',
    args: { verb: 'reply' },
    message: 'Команды «reply» нет. Может быть, replay?',
  });
  expect(await json('simulate', '--seats', 'two')).toMatchObject({
    code: 'bad-option-value',
    args: { option: '--seats <n>', value: 'two' },
  });
  expect(await json('simulate', '--out', 'x', '--games', '10001')).toMatchObject({ code: 'usage', args: {} });
});
