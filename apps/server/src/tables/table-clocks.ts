import type { Asking, Clocks, Seat } from '@crownhold/core';
import type { ClockTerms } from '@crownhold/protocol';

/** Tables whose turns may take this long gather seals as slowly. */
const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE_SEALING_MS = 20_000;

/** What every seat has at first. */
export function firstMs(terms: ClockTerms): number {
  return terms.kind === 'bank' ? terms.bankMs : terms.kind === 'turn' ? terms.turnMs : 0;
}

/** How long commitments and first elements are waited for. */
export function sealingMs(terms: ClockTerms): number {
  const turnMs = terms.kind === 'turn' ? terms.turnMs : terms.kind === 'bank' ? terms.bankMs : 0;
  return turnMs >= DAY_MS ? turnMs : LIVE_SEALING_MS;
}

/** The clocks of all seats at a table. It reads no clock itself. */
export class TableClocks {
  readonly #terms: ClockTerms;
  readonly #leftMs: number[];
  /** When the clock of a seat that is asked began to run; it may lie ahead, while a film is shown. */
  readonly #startedMs: Map<Seat, number>;
  /** Those whose clock began with the last row. */
  #newest: readonly Seat[] = [];

  constructor(terms: ClockTerms, leftMs: readonly number[], startedMs: ReadonlyMap<Seat, number> = new Map()) {
    this.#terms = terms;
    this.#leftMs = [...leftMs];
    this.#startedMs = new Map(startedMs);
  }

  copy(): TableClocks {
    return new TableClocks(this.#terms, this.#leftMs, this.#startedMs);
  }

  /** A seat has used this much for its turn. */
  spend(seat: Seat, usedMs: number): void {
    const { kind } = this.#terms;
    if (kind !== 'bank') return;
    this.#leftMs[seat] = Math.max(0, this.#leftMs[seat]! - usedMs) + this.#terms.incrementMs;
  }

  /** Who is asked after a row of this version, durable then, and shown for so long. */
  ask(asked: readonly Asking[], version: number, durableMs: number, filmMs: number): void {
    for (const { seat, since } of asked) {
      const started = this.#startedMs.get(seat);
      const isNew = since === version || started === undefined;
      this.#startedMs.set(seat, isNew ? durableMs + filmMs : started + filmMs);
    }
    this.#newest = asked.filter(({ since }) => since === version).map(({ seat }) => seat);
  }

  /** The last row was durable later than it was made. */
  delay(byMs: number): void {
    for (const seat of this.#newest) this.#startedMs.set(seat, this.#startedMs.get(seat)! + byMs);
  }

  /** A person is back: what a bot left of its turn is its own again. */
  restart(seat: Seat, atMs: number): void {
    this.#startedMs.set(seat, Math.max(atMs, this.#startedMs.get(seat) ?? 0));
    this.#newest = [seat];
  }

  /** `undefined` if nothing limits the seat. */
  deadlineMs(seat: Seat): number | undefined {
    const started = this.#startedMs.get(seat);
    if (this.#terms.kind === 'none' || started === undefined) return undefined;
    return started + this.#leftMs[seat]!;
  }

  usedMs(seat: Seat, arrivedMs: number): number {
    return Math.max(0, arrivedMs - (this.#startedMs.get(seat) ?? arrivedMs));
  }

  /** As viewers are told; nothing without clocks. */
  show(running: readonly Seat[], nowMs: number): Clocks | undefined {
    if (this.#terms.kind === 'none') return undefined;
    const left = (leftMs: number, seat: Seat) =>
      running.includes(seat) ? Math.max(0, leftMs - this.usedMs(seat, nowMs)) : leftMs;
    const pausesMs = running.map((seat) => Math.max(0, (this.#startedMs.get(seat) ?? 0) - nowMs));
    return { leftMs: this.#leftMs.map(left), running, pausedMs: running.length > 0 ? Math.min(...pausesMs) : 0 };
  }
}
