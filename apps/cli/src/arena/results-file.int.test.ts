import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../test/folder.ts';
import type { DealResult } from './result.ts';
import { openResults, type ResultsFile } from './results-file.ts';
import { createSetup } from './setup.ts';

const options = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const contestants = ['a', 'b'].map((name) => ({ name, bot: name, isOutside: false, allowance: { nodes: 9 } }));
const setup = createSetup(kingdomino, options, 1, contestants);

function dealResult(deal: number): DealResult {
  const games = [
    { seating: [0, 1], scores: [50, 40], ranks: [1, 2], turns: [12, 12], ms: [1.5, 2] },
    { seating: [1, 0], scores: [40, 50], ranks: [2, 1], turns: [12, 12], ms: [2, 1.5] },
  ];
  return { kind: 'deal', deal, games };
}

function open(path: string): ResultsFile {
  const results = openResults(path, setup);
  if ('kind' in results) throw new Error(JSON.stringify(results));
  return results;
}

describe('a file of results', () => {
  it('gives back what it was given', () => {
    const path = join(createFolder().path, 'run.jsonl');
    const results = open(path);
    expect(results.deals).toEqual([]);
    results.append(dealResult(0));
    results.append(dealResult(3));
    expect(open(path).deals).toEqual([dealResult(0), dealResult(3)]);
  });

  it('survives an interruption at any byte', () => {
    const folder = createFolder();
    const path = join(folder.path, 'run.jsonl');
    const results = open(path);
    for (const deal of [0, 1]) results.append(dealResult(deal));
    const text = readFileSync(path, 'utf8');
    for (let length = 0; length < text.length; length += 7) {
      const torn = folder.write('torn.jsonl', text.slice(0, length));
      const continued = open(torn);
      const kept = Math.max(0, text.slice(0, length).split('\n').length - 2);
      expect(continued.deals).toHaveLength(kept);
      continued.append(dealResult(9));
      expect(open(torn).deals).toHaveLength(kept + 1);
    }
  });

  it.each([
    ['game', { game: 'duel' }],
    ['game', { rulesVersion: 9 }],
    ['options', { options: { seats: 2, variants: ['harmony'], tiebreak: 'crowns' } }],
    ['seed', { seed: 2 }],
    ['bots', { contestants: contestants.toReversed() }],
    ['bots', { contestants: contestants.map((each) => ({ ...each, allowance: { movetimeMs: 9 } })) }],
    ['bots', { chairs: [1, 0] }],
  ])('is refused for another %s', (what, change) => {
    const path = join(createFolder().path, 'run.jsonl');
    open(path).append(dealResult(0));
    const before = readFileSync(path, 'utf8');
    expect(openResults(path, { ...setup, ...change })).toEqual({ kind: 'other', what });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is refused when it has no end, or is far too large', () => {
    const path = join(createFolder().path, 'huge.jsonl');
    writeFileSync(path, '');
    truncateSync(path, 2 ** 30);
    expect(openResults(path, setup)).toEqual({ kind: 'strange', line: 1 });
    expect(openResults('/dev/zero', setup)).toEqual({ kind: 'strange', line: 1 });
  });

  it('is refused when it is something else', () => {
    const folder = createFolder();
    expect(openResults(folder.write('letter', 'Dear Ann,\n'), setup)).toEqual({ kind: 'strange', line: 1 });
    expect(openResults(folder.write('word', 'Dear'), setup)).toEqual({ kind: 'strange', line: 1 });
    const path = join(folder.path, 'run.jsonl');
    open(path).append(dealResult(0));
    appendFileSync(path, '{"kind":"deal","deal":1,"games":[]}\n');
    expect(openResults(path, setup)).toEqual({ kind: 'strange', line: 3 });
  });
});
