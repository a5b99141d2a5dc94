import { expect, it } from 'vitest';
import { joinWords, splitWords } from './command-line.ts';

it.each([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  a   b ', ['a', 'b']],
  [`node -e 'say "hi"' "it's" a\\ b`, ['node', '-e', 'say "hi"', "it's", 'a b']],
  ['a"b c"d', ['ab cd']],
  ['"a \\" b \\n"', ['a " b \\n']],
  ["''", ['']],
  ['$HOME; rm *', ['$HOME;', 'rm', '*']],
  ['', []],
])('%j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it.each(['a "b', "it's", 'a\\'])('%j is no command line', (text) => {
  expect(splitWords(text)).toBeUndefined();
});

it('joins words that are parted again as they were', () => {
  const words = ['python3', 'my bot.py', "it's", '"', '\\', ''];
  expect(splitWords(joinWords(words))).toEqual(words);
});
