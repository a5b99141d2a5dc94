import { describe, expect, it } from 'vitest';
import { PHYSICS_BYTES } from '../src/table/colours/throw/physics.ts';
import { PHONE } from './harness.ts';
import { settle } from './steps.ts';
import { assetOf, call, heapStrings, look, note, playTurn, startHost, storageOf } from './table-worker.ts';
import { useHarness } from './test-harness.ts';

const { open, openPage } = useHarness();
const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const PHYSICS = assetOf('worker-physics');

describe('the dice of a game', () => {
  it('come when a game is prepared and not before, and show how much has come', async () => {
    const { page, requests } = await open({ ...PHONE });
    await settle(page);
    expect(requests).not.toContain(PHYSICS.path);
    await startHost(page);
    await note(page, { kind: 'prepare', game: 'colours' });
    await expect.poll(() => page.evaluate(() => globalThis.testHost.dice.at(-1))).toBe(1);
    const dice = (await page.evaluate(() => globalThis.testHost.dice)) as readonly number[];
    expect(dice.length).toBeGreaterThan(3);
    expect(dice).toEqual(dice.toSorted((one, other) => one - other));
    expect(Math.abs(PHYSICS.bytes - PHYSICS_BYTES) / PHYSICS.bytes).toBeLessThan(0.02);
  });

  it('that cannot be fetched say so, and come when somebody tries again', async () => {
    const { page, problems } = await open({ ...PHONE });
    await settle(page);
    const sent = problems().length;
    await page.context().route(`**${PHYSICS.path}`, (route) => route.fulfill({ status: 204 }));
    await startHost(page);
    const begun = call<string>(page, 'begin', { options: { seats: 1 }, chairs: [{ name: 'Ann' }] });
    await expect.poll(() => page.evaluate(() => globalThis.testHost.dice.at(-1))).toBe('failed');
    await page.context().unroute(`**${PHYSICS.path}`);
    await note(page, { kind: 'retry', game: 'colours' });
    expect(await begun).toMatch(/^[0-9a-f]{16}$/);
    expect(problems().slice(sent)).toEqual([]);
  });

  it('are kept for games without a network', async () => {
    const { page } = await open({ ...PHONE, hasWorker: true });
    await settle(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await settle(page);
    await startHost(page);
    const begin = () => call<string>(page, 'begin', { options: { seats: 1 }, chairs: [{ name: 'Ann' }] });
    const first = await begin();
    const isKept = (path: string) => page.evaluate(async (name) => (await caches.match(name)) !== undefined, path);
    await expect.poll(() => isKept(PHYSICS.path)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await settle(page);
    await startHost(page);
    const second = await begin();
    expect(second).not.toBe(first);
    await call(page, 'sit', { table: 1, id: first, chairs: [{ name: 'Ann' }] });
    expect((await look(page, 1, 0)).asked).toHaveLength(1);
  });
});

describe('a hidden turn', () => {
  it('is nowhere outside of the worker, survives a reload, and is in the record after the reveal', async () => {
    const page = await openPage({ ...PHONE, host: 'house.test' });
    await settle(page);
    await startHost(page);
    const id = await call<string>(page, 'begin', { options: { seats: 2 }, chairs: PEOPLE });
    await call(page, 'sit', { table: 1, id, chairs: PEOPLE });
    let hidden = await playTurn(page, 1, 2, 1);
    for (let seed = 2; hidden[0]!.startsWith('take'); seed++) hidden = await playTurn(page, 1, 2, seed);
    const painted = hidden.filter((step) => step.startsWith('paint'));
    expect(painted.length).toBeGreaterThan(0);
    const secrets = (await storageOf(page)) + (await page.content()) + (await page.title());
    for (const step of painted) expect(secrets.includes(step), step).toBe(false);
    // A planted one, so that the search is known to find what is there.
    await page.evaluate((step) => Object.assign(globalThis, { planted: [step, 'planted'].join(' ') }), 'paint z9');
    const strings = await heapStrings(page);
    expect(strings.includes('paint z9 planted')).toBe(true);
    for (const step of painted) expect(strings.includes(step), step).toBe(false);
    await page.reload();
    await settle(page);
    await startHost(page);
    await call(page, 'sit', { table: 2, id, chairs: PEOPLE });
    const record = () => call<{ readonly steps: readonly string[] }>(page, 'record', { table: 2 });
    const before = (await record()).steps;
    expect(before.join()).not.toContain('done');
    const later = await heapStrings(page);
    for (const step of painted) expect(later.includes(step), step).toBe(false);
    for (let seed = 30; !(await record()).steps.includes('reveal'); seed++) await playTurn(page, 2, 2, seed);
    const bare = (await record()).steps.map((step) => step.replace(/^\d> /, ''));
    for (const step of painted) expect(bare).toContain(step);
  });
});
