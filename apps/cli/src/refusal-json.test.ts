import { refuse } from '@crownhold/core';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { refusalJson } from './refusal-json.ts';

it('gives programs what a sentence is made of, the same in every language', () => {
  const refusal = refuse('K1', 'no-such-seat', { seat: 7 });
  expect(refusalJson(refusal, translatorFor('en'))).toEqual({ ...refusal, message: 'Nobody sits at seat 7.' });
  const { message, ...facts } = refusalJson(refusal, translatorFor('bg'));
  expect(facts).toEqual(refusal);
  expect(message).toMatch(/7.*\.$/);
});
