import { readFileSync } from 'node:fs';
import type { AnyGame, GameRecord } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { BOX_EVIDENCE } from '../test/boxed.ts';
import { signatureCases } from '../test/ed25519-cases.ts';
import { schemaFaults } from '../test/json-schema.ts';
import { KINDS } from '../test/kinds.ts';
import { playSealed } from '../test/sealed-match.ts';
import { computeVectors, exampleRecord, thrownRecord, throwVectors } from '../test/vectors.ts';
import { EVENT_KINDS } from './event.ts';
import { FAULTS } from './fault.ts';
import type { Transcript } from './transcript.ts';
import { PROVEN, UNPROVEN } from './verdict.ts';
import { verify } from './verify.ts';

const FOLDER = '../../../docs/fair';
const read = (name: string) => readFileSync(new URL(`${FOLDER}${name}`, import.meta.url), 'utf8');
const DOCUMENT = read('.md');
const SCHEMA = JSON.parse(read('/schema.json'));

/** A line for each item of the outer two levels. */
function layOut(value: object): string {
  const items = Object.entries(value).map(([key, item]) => {
    const inner = Array.isArray(item) && item.length > 1;
    const text = inner
      ? `[\n    ${item.map((each) => JSON.stringify(each)).join(',\n    ')}\n  ]`
      : JSON.stringify(item);
    return Array.isArray(value) ? text : `${JSON.stringify(key)}: ${text}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n  ${items.join(',\n  ')}\n${close}\n`;
}

function layOutRecord({ fairness, ...record }: GameRecord): string {
  const { events, ...rest } = fairness as Transcript;
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  const transcript = `{\n    "events": [\n${lines}\n    ],\n    ${JSON.stringify(rest).slice(1, -1)}\n  }`;
  return `{\n  ${JSON.stringify(record).slice(1, -1)},\n  "fairness": ${transcript}\n}\n`;
}

describe('docs/fair', () => {
  it('has the test vectors that the code computes', async () => {
    await expect(layOut(computeVectors())).toMatchFileSnapshot(`${FOLDER}/vectors.json`);
    await expect(layOut(signatureCases())).toMatchFileSnapshot(`${FOLDER}/signatures.json`);
    await expect(layOut(throwVectors())).toMatchFileSnapshot(`${FOLDER}/throws.json`);
  });

  it.each<[string, AnyGame, () => GameRecord]>([
    ['kingdomino.json', kingdomino as unknown as AnyGame, exampleRecord],
    ['colours.json', colours as unknown as AnyGame, thrownRecord],
  ])('has a record that verifies: %s', async (name, game, make) => {
    const record = make();
    await expect(layOutRecord(record)).toMatchFileSnapshot(`${FOLDER}/${name}`);
    expect(verify(game, JSON.parse(read(`/${name}`)), BOX_EVIDENCE)).toMatchObject({ isSound: true });
  });

  it('shows every kind of event but the last', () => {
    const kinds = new Set((exampleRecord().fairness as Transcript).events.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(EVENT_KINDS.filter((kind) => kind !== 'close').toSorted());
  });

  it('has a schema that every transcript keeps', () => {
    const records = KINDS.map(({ plan }) => playSealed({ ...plan, clients: [0], absence: 20, seed: 3 }).record);
    for (const { fairness } of [exampleRecord(), thrownRecord(), ...records]) {
      expect(schemaFaults(SCHEMA, JSON.parse(JSON.stringify(fairness)))).toEqual([]);
    }
  });

  it('has a schema that refuses what the parser refuses', () => {
    const transcript = JSON.parse(JSON.stringify(exampleRecord().fairness)) as Transcript;
    const spoilt = transcript.events.flatMap((event, index) => [
      { ...transcript, events: transcript.events.with(index, { ...event, extra: 1 } as never) },
      ...Object.keys(event)
        .filter((field) => !['turn', 'element'].includes(field))
        .map((field) => ({
          ...transcript,
          events: transcript.events.with(index, { ...event, [field]: true } as never),
        })),
    ]);
    expect(spoilt.length).toBeGreaterThan(50);
    for (const json of spoilt) expect(schemaFaults(SCHEMA, json).length).toBeGreaterThan(0);
  });
});

describe('docs/fair.md', () => {
  it.each([...EVENT_KINDS, ...PROVEN, ...UNPROVEN, ...FAULTS])('explains %s', (code) => {
    expect(DOCUMENT).toMatch(new RegExp(`^\\| (\`[a-z-]+\` )*\`${code}\``, 'm'));
  });
});
