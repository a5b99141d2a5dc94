import { describe, expect, it } from 'vitest';
import { sealingMs, TableClocks } from './table-clocks.ts';

const TURN = { kind: 'turn', turnMs: 30_000 } as const;
const BANK = { kind: 'bank', bankMs: 60_000, incrementMs: 2000 } as const;

describe('a clock per turn', () => {
  it('begins when the row is durable and its film is over', () => {
    const clocks = new TableClocks(TURN, [30_000, 30_000]);
    clocks.ask([{ seat: 0, since: 1 }], 1, 1000, 7000);
    expect(clocks.deadlineMs(0)).toBe(38_000);
    expect(clocks.usedMs(0, 5000)).toBe(0);
    expect(clocks.usedMs(0, 9000)).toBe(1000);
    expect(clocks.show([0], 5000)).toEqual({ leftMs: [30_000, 30_000], running: [0], pausedMs: 3000 });
    expect(clocks.show([0], 10_000)).toEqual({ leftMs: [28_000, 30_000], running: [0], pausedMs: 0 });
  });

  it('is as long again for the next turn, whatever was used', () => {
    const clocks = new TableClocks(TURN, [30_000]);
    clocks.ask([{ seat: 0, since: 1 }], 1, 0, 0);
    clocks.spend(0, 29_000);
    clocks.ask([{ seat: 0, since: 2 }], 2, 40_000, 0);
    expect(clocks.deadlineMs(0)).toBe(70_000);
  });

  it('of a seat that is asked with others goes on while they act, but for films', () => {
    const clocks = new TableClocks(TURN, [30_000, 30_000]);
    const both = [
      { seat: 0, since: 1 },
      { seat: 1, since: 1 },
    ];
    clocks.ask(both, 1, 1000, 0);
    clocks.ask([{ seat: 1, since: 1 }], 2, 9000, 5000);
    expect(clocks.deadlineMs(1)).toBe(36_000);
  });

  it('begins later by what the row took to the disk, for those it asked', () => {
    const clocks = new TableClocks(TURN, [30_000, 30_000]);
    clocks.ask(
      [
        { seat: 0, since: 1 },
        { seat: 1, since: 1 },
      ],
      1,
      0,
      0,
    );
    clocks.ask(
      [
        { seat: 0, since: 2 },
        { seat: 1, since: 1 },
      ],
      2,
      1000,
      0,
    );
    clocks.delay(4000);
    expect([clocks.deadlineMs(0), clocks.deadlineMs(1)]).toEqual([35_000, 30_000]);
  });

  it('begins anew for a person who takes its seat back', () => {
    const clocks = new TableClocks(TURN, [30_000]);
    clocks.ask([{ seat: 0, since: 1 }], 1, 0, 0);
    clocks.restart(0, 50_000);
    expect(clocks.deadlineMs(0)).toBe(80_000);
  });
});

describe('a bank', () => {
  it('loses what a turn used and gains the increment, never below it', () => {
    const clocks = new TableClocks(BANK, [60_000]);
    clocks.spend(0, 20_000);
    expect(clocks.show([], 0)?.leftMs).toEqual([42_000]);
    clocks.spend(0, 99_000);
    expect(clocks.show([], 0)?.leftMs).toEqual([2000]);
  });

  it('of a copy is its own', () => {
    const clocks = new TableClocks(BANK, [60_000]);
    clocks.copy().spend(0, 20_000);
    expect(clocks.show([], 0)?.leftMs).toEqual([60_000]);
  });
});

it('a table without clocks has no deadlines and shows none', () => {
  const clocks = new TableClocks({ kind: 'none' }, [0]);
  clocks.ask([{ seat: 0, since: 1 }], 1, 0, 0);
  expect(clocks.deadlineMs(0)).toBeUndefined();
  expect(clocks.show([0], 5)).toBeUndefined();
});

it('seals are waited for 20 seconds, at tables of days for one turn', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(sealingMs(TURN)).toBe(20_000);
  expect(sealingMs({ kind: 'none' })).toBe(20_000);
  expect(sealingMs({ kind: 'turn', turnMs: 3 * day })).toBe(3 * day);
});
