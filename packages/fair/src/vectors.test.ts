import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeVectors } from '../test/vectors.ts';
import { EVENT_KINDS } from './event.ts';
import { FAULTS } from './fault.ts';
import { PROVEN, UNPROVEN } from './verdict.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/fair.md', import.meta.url), 'utf8');

describe('docs/fair.md', () => {
  it('has the test vectors that the code computes', () => {
    const json = /^## Test vectors$.*?^```json$(.*?)^```$/ms.exec(DOCUMENT)![1]!;
    expect(computeVectors()).toEqual(JSON.parse(json));
  });

  it.each([...EVENT_KINDS, ...PROVEN, ...UNPROVEN, ...FAULTS])('explains %s', (code) => {
    expect(DOCUMENT).toMatch(new RegExp(`^\\| (\`[a-z-]+\` )*\`${code}\``, 'm'));
  });
});
