import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, refuse } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { randomGame } from '../test/games.ts';
import { citedSentence, SENTENCES, sentenceOf } from './sentences.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['packages/core/src', 'packages/games/src', 'apps/cli/src'];
// The first word of a call that is neither a rule nor, as in the definitions of the two, a name.
const CALL = /(?<!function )\b(?:refuse|fault)\(\s*(?:'[A-Z]+\d+[a-z]?'|[^';{}]*?),\s*'([a-z][a-z-]*)'/g;

function codesInSources(): ReadonlySet<string> {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }));
  const texts = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(CALL)].map((match) => match[1]!)));
}

it('has a sentence for every code of a refusal, and no other', () => {
  const codes = codesInSources();
  expect(codes.size).toBeGreaterThan(40);
  expect(Object.keys(SENTENCES).sort()).toEqual([...codes].sort());
});

it('says every refusal of a game in full', () => {
  const { state } = randomGame({ steps: 40 });
  const texts = ['draw 0', 'draw 17', 'king 0', 'king 7', 'take 99', 'take 1', 'discard', 'put 0,0 1,0', 'put 9,9 9,8'];
  for (const text of texts) {
    const move = kingdomino.parseMove(state, text)!;
    for (const actor of [0, 1, CHANCE]) {
      const refusal = kingdomino.refusal(state, actor, move);
      if (refusal) expect(sentenceOf(refusal)).not.toMatch(/undefined|[{}]/);
    }
  }
});

it('names the rule when asked', () => {
  const refusal = refuse('K12', 'occupied', { x: 1, y: -2 });
  expect(sentenceOf(refusal)).toBe('The square 1,-2 is taken already.');
  expect(citedSentence(refusal)).toBe('The square 1,-2 is taken already (rule K12).');
});

it('shows what a file says without obeying it', () => {
  expect(sentenceOf(refuse('R6', 'unknown-variant', { variant: '\u001b[2J', known: 'harmony' }))).toBe(
    'The game has no variant "\\u001b[2J", only harmony.',
  );
});
