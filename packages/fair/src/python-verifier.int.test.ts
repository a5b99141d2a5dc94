import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { below, createRng, type GameRecord } from '@crownhold/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES } from '../claims/changes.ts';
import type { SignatureCase } from '../test/ed25519-cases.ts';
import { forge } from '../test/forgery.ts';
import { EVIDENCE, KINDS, type Kind } from '../test/kinds.ts';
import { SealedTable } from '../test/sealed-match.ts';
import type { Transcript } from './transcript.ts';
import { verify } from './verify.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCRIPT = join(ROOT, 'examples/python/verify.py');
const SIGNATURES = join(ROOT, 'docs/fair/signatures.json');
/** Games without thrown dice. */
const PLAIN = KINDS.filter(({ plan }) => plan.game.id !== 'colours');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownhold-python-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A line for each record: `sound, 54 outcomes, …` or a code. */
function askPython(records: readonly GameRecord[]): readonly string[] {
  const files = records.map((record, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, JSON.stringify(record));
    return file;
  });
  const { stdout, stderr } = spawnSync('python3', [SCRIPT, ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 2));
}

/** A match with a missed attempt, a late key, people who are away, and a reopening. */
function eventful({ plan }: Kind, seed: number): GameRecord {
  const clients = Array.from({ length: plan.options.seats }, (_, seat) => seat);
  const table = new SealedTable({ ...plan, clients, absence: 15, seed });
  table.open([[clients.at(-1)!]]);
  table.row();
  table.play(6);
  table.enrol(clients.at(-1)!);
  table.enrol(0, 'same');
  table.play(6);
  table.reopen();
  table.play();
  return table.end().record;
}

describe('examples/python/verify.py, written from docs/fair.md alone', () => {
  const records = PLAIN.map((kind, i) => eventful(kind, 100 + i));

  it('verifies what we verify, with the same outcomes and the same head', () => {
    const expected = records.map((record, i) => {
      const verdict = verify(PLAIN[i]!.plan.game, record, EVIDENCE);
      if (!verdict.isSound) throw new Error(verdict.fault.code);
      const { outcomes } = verdict.proven[0]!.args;
      const { events } = record.fairness as Transcript;
      const turns = events.filter((event) => event.kind === 'row' && event.turn?.signed).length;
      const keys = events.flatMap((event) =>
        event.kind === 'commit' ? event.clients.filter((key) => key !== 'none') : [],
      );
      const late = events.flatMap((event) => (event.kind === 'enrol' ? [1 + Number(event.old !== 'none')] : []));
      const signatures = turns + keys.length + late.reduce((sum, count) => sum + count, 0);
      const words = `[${verdict.words!.join(', ')}]`;
      return `sound, ${outcomes} outcomes, ${signatures} signatures, head ${verdict.head}, words ${words}`;
    });
    expect(askPython(records)).toEqual(expected);
  });

  it('refuses what the seals decide, as we do', () => {
    const rng = createRng(9);
    const sealed = CHANGES.filter(({ isSealed }) => isSealed);
    const forged = sealed.flatMap((change) => {
      const record = records[below(rng, records.length)]!;
      const { events } = record.fairness as Transcript;
      const changed = change.apply(events, rng);
      return changed ? [forge(record, changed)] : [];
    });
    expect(forged.length).toBeGreaterThan(12);
    const verdicts = askPython(forged);
    for (const [i, record] of forged.entries()) {
      const game = PLAIN.find(({ plan }) => plan.game.id === record.game)!.plan.game;
      expect(verify(game, record, EVIDENCE).isSound).toBe(false);
      expect(verdicts[i]).not.toMatch(/^sound/);
    }
  });

  it('judges every disputed signature as we do', () => {
    const cases = JSON.parse(readFileSync(SIGNATURES, 'utf8')) as readonly SignatureCase[];
    const program = [
      'import json, sys, verify',
      'for case in json.load(open(sys.argv[1])):',
      '    key, message, signature = (bytes.fromhex(case[name]) for name in ("key", "message", "signature"))',
      '    print(verify.is_signed(key, message, signature))',
    ].join('\n');
    const output = execFileSync('python3', ['-B', '-c', program, SIGNATURES], {
      cwd: dirname(SCRIPT),
      encoding: 'utf8',
    });
    expect(output.trim().split('\n')).toEqual(cases.map(({ isValid }) => (isValid ? 'True' : 'False')));
  });

  it('says what it does not know', () => {
    const colours = JSON.parse(readFileSync(join(ROOT, 'docs/fair/colours.json'), 'utf8')) as GameRecord;
    expect(askPython([colours])).toEqual(['unknown-game']);
  });
});
