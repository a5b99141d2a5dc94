import { CHANCE, refuse } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { LANGUAGES, refusalText } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { randomGame } from '../test/games.ts';
import { plainText } from './plain-text.ts';

it.each(LANGUAGES)('every refusal of a game is said in full in %s', (language) => {
  const t = translatorFor(language);
  const { state } = randomGame({ steps: 40 });
  const texts = ['draw 0', 'draw 17', 'king 0', 'king 7', 'take 99', 'take 1', 'discard', 'put 0,0 1,0', 'put 9,9 9,8'];
  const refusals = texts.flatMap((text) => {
    const move = kingdomino.parseMove(state, text)!;
    return [0, 1, CHANCE].flatMap((actor) => kingdomino.refusal(state, actor, move) ?? []);
  });
  expect(new Set(refusals.map(({ code }) => code)).size).toBeGreaterThan(4);
  for (const refusal of refusals) expect(refusalText(t, refusal, plainText)).toMatch(/^\p{Lu}[^{}]*\.$/u);
});

it.each(['ru', 'uk', 'bg'] as const)('names no word of the notation in %s', (language) => {
  const refusal = refuse('D10', 'wrong-order', { power: 'castle' });
  expect(refusalText(translatorFor(language), refusal)).not.toMatch(/[a-z]/i);
});

it('what a file says is shown without obeying it', () => {
  const refusal = refuse('R6', 'unknown-variant', { variant: '\u001b[2J', known: 'harmony' });
  expect(refusalText(translatorFor('en'), refusal, plainText)).toBe(
    'The game has no variant "\\u001b[2J", only harmony.',
  );
});
