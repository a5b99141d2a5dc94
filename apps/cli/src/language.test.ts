import { describe, expect, it } from 'vitest';
import { languageOf, takeLanguage } from './language.ts';

describe('the language to answer in', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'ru_RU.UTF-8', LC_MESSAGES: 'uk_UA.UTF-8' }, 'uk'],
    [{ LANG: 'ru_RU.UTF-8', LC_MESSAGES: 'uk_UA.UTF-8', LC_ALL: 'bg_BG' }, 'bg'],
    [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'ru_RU.UTF-8', LC_ALL: '' }, 'ru'],
    [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'de_DE' }, 'en'],
  ])('of %j is %s', (environment, language) => {
    expect(languageOf(['replay', 'game.json'], environment)).toBe(language);
  });

  it('is first of all what the flag says, wherever it stands', () => {
    for (const argv of [
      ['--lang', 'bg', 'score'],
      ['score', '--lang', 'bg'],
      ['score', '--lang=bg', '--json'],
    ]) {
      expect(languageOf(argv, { LANG: 'ru' })).toBe('bg');
    }
  });

  it('is that of the system if the flag names none of ours, so that one can read the complaint', () => {
    expect(languageOf(['score', '--lang', 'de'], { LANG: 'uk' })).toBe('uk');
    expect(languageOf(['score', '--lang'], { LANG: 'uk' })).toBe('uk');
  });
});

it('takes the flag out of the arguments, but not what is no flag', () => {
  expect(takeLanguage(['--lang', 'ru'])).toEqual({ rest: [], named: 'ru' });
  expect(takeLanguage(['--json', '--lang=uk', 'x', '--lang', 'ru'])).toEqual({ rest: ['--json', 'x'], named: 'ru' });
  expect(takeLanguage(['replay', '--', '--lang', 'ru'])).toEqual({ rest: ['replay', '--', '--lang', 'ru'] });
});
