import type { GameOptions, Refusal, Seat, StateBuffer } from '@crownhold/core';

const PHASES = ['roll', 'bid', 'reveal', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a seat has and does. `bid` and `coins` are secret until the reveal. */
const FIELDS = ['purse', 'bid', 'coins', 'points', 'turns', 'sealed'] as const;
export type Field = (typeof FIELDS)[number];

export interface ToyOptions extends GameOptions {
  readonly seats: number;
  readonly rounds: number;
}

export const SEATS = { min: 2, max: 3 };
const PURSE = 9;
/** The coins of a bid; each is worth 1 to 3. */
export const MAX_COINS = 3;
const MAX_ROUNDS = 3;

const HEADER = ['seats', 'rounds', 'round', 'phase', 'prize'] as const;

export class ToyState implements StateBuffer {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get(field: (typeof HEADER)[number]): number {
    return this.bytes[HEADER.indexOf(field)]!;
  }

  set(field: (typeof HEADER)[number], value: number): void {
    this.bytes[HEADER.indexOf(field)] = value;
  }

  of(seat: Seat, field: Field): number {
    return this.bytes[at(seat, field)]!;
  }

  give(seat: Seat, field: Field, value: number): void {
    this.bytes[at(seat, field)] = value;
  }

  get phase(): Phase {
    return PHASES[this.get('phase')]!;
  }

  set phase(phase: Phase) {
    this.set('phase', PHASES.indexOf(phase));
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.get('seats') }, (_, seat) => seat);
  }
}

function at(seat: Seat, field: Field): number {
  return HEADER.length + seat * FIELDS.length + FIELDS.indexOf(field);
}

export function create({ seats, rounds }: ToyOptions): ToyState {
  const state = new ToyState(new Uint8Array(HEADER.length + seats * FIELDS.length));
  state.set('seats', seats);
  state.set('rounds', rounds);
  for (const seat of state.seats) state.give(seat, 'purse', PURSE);
  return state;
}

export function copy(from: ToyState, into?: ToyState): ToyState {
  if (into?.bytes.length !== from.bytes.length) return new ToyState(from.bytes.slice());
  into.bytes.set(from.bytes);
  return into;
}

export function parseOptions(json: unknown): ToyOptions | Refusal {
  if (typeof json !== 'object' || json === null) return { rule: 'T0', code: 'not-options', args: {} };
  const { seats, rounds = MAX_ROUNDS, ...others } = json as Record<string, unknown>;
  const [odd] = Object.keys(others);
  if (odd !== undefined) return { rule: 'T0', code: 'unknown-option', args: { odd } };
  if (!isBetween(seats, SEATS.min, SEATS.max)) return { rule: 'T1', code: 'bad-seats', args: SEATS };
  if (!isBetween(rounds, 1, MAX_ROUNDS)) return { rule: 'T1', code: 'bad-rounds', args: {} };
  return { seats, rounds };
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** `2 3 0 bid 1 | 9 0 0 0 0 0 | 9 2 1 0 1 1`: the header, then the fields of each seat. */
export function formatState(state: ToyState): string {
  const header = HEADER.map((field) => (field === 'phase' ? state.phase : state.get(field)));
  return [header, ...state.seats.map((seat) => FIELDS.map((field) => state.of(seat, field)))]
    .map((part) => part.join(' '))
    .join(' | ');
}

export function parseState(text: string): ToyState | undefined {
  const [header = '', ...parts] = text.split(' | ');
  const [seats, rounds, round, phase, prize] = header.split(' ');
  const options = parseOptions({ seats: Number(seats), rounds: Number(rounds) });
  if ('rule' in options) return undefined;
  const state = create(options);
  state.set('round', Number(round));
  state.set('phase', PHASES.map(String).indexOf(phase ?? ''));
  state.set('prize', Number(prize));
  for (const seat of state.seats) {
    const values = parts[seat]?.split(' ') ?? [];
    for (const [index, field] of FIELDS.entries()) state.give(seat, field, Number(values[index]));
  }
  return isReachable(state) && formatState(state) === text ? state : undefined;
}

function isReachable(state: ToyState): boolean {
  const { phase } = state;
  const isBidding = phase === 'bid' || phase === 'reveal';
  const sealed = state.seats.filter((seat) => state.of(seat, 'sealed') === 1).length;
  return (
    state.get('round') <= state.get('rounds') &&
    (state.get('round') === state.get('rounds')) === (phase === 'over') &&
    (isBidding ? isBetween(state.get('prize'), 1, 3) : state.get('prize') === 0) &&
    (phase === 'bid' ? sealed < state.seats.length : sealed === (phase === 'reveal' ? state.seats.length : 0)) &&
    state.seats.every((seat) => isSeatReachable(state, seat, isBidding))
  );
}

function isSeatReachable(state: ToyState, seat: Seat, isBidding: boolean): boolean {
  const [purse, bid, coins, points, turns, sealed] = FIELDS.map((field) => state.of(seat, field)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (
    purse <= PURSE &&
    bid <= purse &&
    coins <= (isBidding ? MAX_COINS : 0) &&
    bid >= coins &&
    bid <= 3 * coins &&
    points <= 3 * state.get('round') &&
    sealed <= 1 &&
    turns === state.get('round') + sealed
  );
}
