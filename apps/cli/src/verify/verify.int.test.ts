import { formatRecord, type GameRecord } from '@crownhold/core';
import { type FairEvent, headOf, type Transcript } from '@crownhold/fair';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { sealedGame } from '../../test/sealed-game.ts';

const KINDS: readonly (readonly [string, object])[] = [
  ['kingdomino', { seats: 2, variants: ['dynasty', 'harmony'] }],
  ['kingdomino', { seats: 4 }],
  ['duel', { seats: 2 }],
  ['colours', { seats: 1 }],
  ['colours', { seats: 3 }],
];
const codes = (json: unknown, name: 'proven' | 'unproven') =>
  (json as Record<string, { code: string }[]>)[name]!.map(({ code }) => code);

describe('crownhold verify', () => {
  it.each(KINDS)('proves the chance of a finished game: %s %j', async (game, options) => {
    const record = sealedGame(game, options);
    const { code, json } = await runCrownholdJson(['verify', '-'], formatRecord(record));
    expect(code).toBe(0);
    expect(json).toMatchObject({ ok: true, file: '-', head: (record.fairness as Transcript).head });
    expect(codes(json, 'proven')).toEqual(['outcomes-follow', 'steps-match', 'links-hold', 'closed']);
    expect(codes(json, 'unproven')).toEqual(
      expect.arrayContaining(['dealer-alone', 'nobody-signed', 'unsealed-fields', 'no-witness']),
    );
  });

  it('says in words what is proven and what is not, also of a game that goes on', async () => {
    const { record, file } = stored(sealedGame('kingdomino', { seats: 2 }, 1, 6));
    const { code, stdout, stderr } = await runCrownhold(['verify', file]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(
      `${file}: Kingdomino, 2 players; ${record.steps.length} steps, unfinished\n\nProven\n  + `,
    );
    for (const words of [
      'had sealed beforehand',
      'Not proven',
      'Four words to compare',
      'it could have tried many',
      'The game is not over.',
    ]) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(stdout.trimEnd()).toMatch(/Fingerprint after the last event: [0-9a-f]{64}$/);
  });

  it('finds the fault in a list of any length', async () => {
    const record = structuredClone(sealedGame('kingdomino', { seats: 2 }, 1, 1));
    const row = (record.fairness as Transcript).events.find((event) => event.kind === 'row')!;
    (row.chance as string[]).push(...Array.from({ length: 30_000 }, () => 'draw 1'));
    for (let doublings = 0; doublings < 2; doublings++) (row.chance as string[]).push(...row.chance);
    expect(row.chance.length).toBeGreaterThan(120_000);
    const { code, json } = await runCrownholdJson(['verify', '-'], formatRecord(record));
    expect([code, json]).toMatchObject([1, { ok: false, event: expect.any(Number) }]);
  });

  it('holds a record against what devices kept, and against heads that people wrote down', async () => {
    const record = sealedGame('kingdomino', { seats: 2 });
    const { events, head } = transcriptOf(record);
    const [opened] = events as [FairEvent & { readonly kind: 'open' }];
    const heads = events.map((event, index) => headOf(index, event));
    const witness = { format: 'crownhold-witness', version: 1, table: opened.table, first: 0, sent: [], notes: [] };
    const { write } = createFolder();
    const file = write('game.json', formatRecord(record));
    const run = (name: string, json: object, ...more: string[]) =>
      runCrownholdJson(['verify', '--witness', write(name, JSON.stringify(json)), ...more, file]);
    const good = await run('good.json', { ...witness, heads }, '--head', head);
    expect(good.code).toBe(0);
    expect(codes(good.json, 'proven')).toContain('one-history');
    expect(codes(good.json, 'unproven')).not.toContain('no-witness');
    const other = await run('other.json', { ...witness, heads: heads.with(5, 'ab'.repeat(32)) });
    expect([other.code, other.json]).toMatchObject([1, { code: 'two-histories', event: 5 }]);
    const stranger = await run('stranger.json', { ...witness, table: 'elsewhere', heads });
    expect([stranger.code, stranger.json]).toMatchObject([1, { code: 'another-table' }]);
    const wrong = await runCrownholdJson(['verify', '--head', 'ab'.repeat(32), file]);
    expect([wrong.code, wrong.json]).toMatchObject([1, { code: 'two-histories' }]);
  });

  it('says what is wrong with a witness or a head that cannot be read', async () => {
    const { path, write } = createFolder();
    const file = write('game.json', formatRecord(sealedGame('duel', { seats: 2 }, 1, 2)));
    for (const witness of [write('list.json', '[]'), write('text.json', 'heads'), `${path}/none.json`]) {
      const { code, stdout, stderr } = await runCrownhold(['verify', '--witness', witness, file]);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^crownhold: .*json/);
    }
    const { code, stderr } = await runCrownhold(['verify', '--head', 'abc', file]);
    expect(code).toBe(2);
    expect(stderr).toContain('64 digits');
  });

  it('prints four words with their numbers, which are the same in every language', async () => {
    const text = formatRecord(sealedGame('duel', { seats: 2 }, 1, 2));
    const outputs: { number: number; word: string }[][] = [];
    for (const language of ['en', 'ru', 'uk', 'bg']) {
      const { json } = await runCrownholdJson(['verify', '--lang', language, '-'], text);
      outputs.push((json as { words: { number: number; word: string }[] }).words);
    }
    const numbers = outputs.map((words) => words.map(({ number }) => number));
    expect(new Set(numbers.map(String)).size).toBe(1);
    expect(new Set(outputs.map((words) => words.map(({ word }) => word).join())).size).toBeGreaterThan(1);
  });

  it('does so in Russian', async () => {
    const { code, stdout } = await runCrownhold(
      ['verify', '-', '--lang', 'ru'],
      formatRecord(sealedGame('duel', { seats: 2 })),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Доказано$/m);
    expect(stdout).toMatch(/^Не доказано$/m);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('исход следует из чисел, запечатанных заранее');
    expect(stdout.replaceAll(/Enter|JSON/g, '')).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
  });

  const kingdomino = sealedGame('kingdomino', { seats: 2 });
  const colours = sealedGame('colours', { seats: 2 }, 1, 4);
  it.each<[string, GameRecord, string, number | null]>([
    ['another step of chance', { ...kingdomino, steps: kingdomino.steps.with(0, 'draw 48') }, 'another-step', null],
    ['another draw everywhere', replaced(kingdomino, kingdomino.steps[0]!, 'draw 48'), 'wrong-outcome', 3],
    ['another element', changed(kingdomino, 3, { element: 'ab'.repeat(32) }), 'wrong-element', 3],
    ['another turn', changed(kingdomino, 4, { turn: undefined }), 'misplaced-event', 4],
    ['the end cut off', cut(kingdomino), 'wrong-head', null],
    ['dice on another path', changed(colours, 3, { attachments: attachments(colours) }), 'wrong-attachment', 3],
    ['no transcript', without(kingdomino), 'no-transcript', null],
    ['a transcript that is none', { ...kingdomino, fairness: 'trust me' }, 'not-an-object', null],
    ['the transcript of another game', { ...kingdomino, fairness: colours.fairness }, 'another-game', 0],
  ])('finds %s', async (_, record, fault, event) => {
    const text = formatRecord(record);
    const { code, json } = await runCrownholdJson(['verify', '-'], text);
    expect([code, json]).toEqual([1, expect.objectContaining({ ok: false, code: fault, event })]);
    const said = await runCrownhold(['verify', '-'], text);
    expect([said.code, said.stdout]).toEqual([1, '']);
    expect(said.stderr).toMatch(/^crownhold: -.*: [A-Z"].*\. Nothing is proven\.\n$/);
  });

  it('says what is wrong with a file that is no record, and goes on with the next', async () => {
    const { path, write } = createFolder();
    const good = write('good.json', formatRecord(kingdomino));
    const { code, stdout } = await runCrownhold([
      'verify',
      '--json',
      `${path}/none.json`,
      write('bad.json', '[]'),
      good,
    ]);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { ok: false, rule: 'R1' },
      { ok: false, rule: 'R1' },
      { ok: true, file: good },
    ]);
  });
});

function stored(record: GameRecord) {
  return { record, file: createFolder().write('game.json', formatRecord(record)) };
}

function transcriptOf({ fairness }: GameRecord): Transcript {
  // Our own, just made.
  return fairness as Transcript;
}

function changed(record: GameRecord, index: number, change: object): GameRecord {
  const { events, ...rest } = transcriptOf(record);
  return { ...record, fairness: { ...rest, events: events.with(index, { ...events[index]!, ...change } as never) } };
}

function replaced(record: GameRecord, step: string, other: string): GameRecord {
  return JSON.parse(JSON.stringify(record).replaceAll(`"${step}"`, `"${other}"`)) as GameRecord;
}

function cut(record: GameRecord): GameRecord {
  const transcript = transcriptOf(record);
  return { ...record, fairness: { ...transcript, events: transcript.events.slice(0, -1) } };
}

function without({ fairness: _, ...record }: GameRecord): GameRecord {
  return record;
}

function attachments(record: GameRecord): readonly string[] {
  const row = transcriptOf(record).events[3] as { readonly attachments?: readonly string[] };
  return row.attachments!.map((digest) => (digest === 'none' ? digest : 'cd'.repeat(32)));
}
