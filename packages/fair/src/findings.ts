import type { Audit } from './audit-state.ts';
import type { SeatTally, Tally } from './tally.ts';
import { type Finding, finding, type ProvenCode, type UnprovenCode } from './verdict.ts';

type Proven = readonly Finding<ProvenCode>[];
type Unproven = readonly Finding<UnprovenCode>[];

/** What the counts of a sound transcript prove. */
export function provenBy(tally: Tally, steps: number, areSignaturesChecked: boolean): Proven {
  const { outcomes, throws, dealings, events, openings, late } = tally;
  return [
    finding('outcomes-follow', { outcomes, throws, dealings }),
    finding('steps-match', { steps }),
    finding('links-hold', { events }),
    // Without its signature a key proves nothing, and a chain may be anybody's.
    ...(areSignaturesChecked ? provenBySignatures(tally) : []),
    ...openings.flatMap(({ persons, attempts }, opening) => {
      return persons > 0 && areSignaturesChecked ? [finding('mixed', { opening, persons, attempts })] : [];
    }),
    ...late.flatMap(({ seat, event, isSuccessor }) => {
      return isSuccessor && areSignaturesChecked ? [finding('same-person', { seat, event })] : [];
    }),
  ];
}

function provenBySignatures(tally: Tally): Proven {
  return [
    ...bySeat(tally, 'signed', ({ signed }) => signed),
    ...bySeat(tally, 'contributed', ({ counted }) => counted),
  ];
}

/** What they leave open. */
export function unprovenBy(tally: Tally, { sealed }: Audit): Unproven {
  const { openings, late, seats, sharing, hidden } = tally;
  const turns = seats.reduce((sum, seat) => sum + seat.turns, 0);
  const hasKeys = openings.some(({ persons }) => persons > 0) || late.length > 0;
  return [
    ...openings.flatMap(({ persons }, opening) => (persons > 0 ? [] : [finding('dealer-alone', { opening })])),
    ...openings.flatMap(({ attempts }, opening) => (attempts > 1 ? [finding('retried', { opening, attempts })] : [])),
    ...some('shared-device', sharing, { seats: sharing }),
    ...(hasKeys ? unprovenBySeats(tally) : some('nobody-signed', turns, { turns })),
    ...some('dealer-sees-turns', hidden, { turns: hidden }),
    ...late.flatMap(({ seat, event, isSuccessor }) => (isSuccessor ? [] : [finding('late-key', { seat, event })])),
    ...late.map(({ seat, event, isGuarded }) => finding(isGuarded ? 'late-chain' : 'unguarded-key', { seat, event })),
    ...some('reopened', openings.length - 1, { times: openings.length - 1 }),
    ...some('still-sealed', sealed.length, { turns: sealed.length }),
  ];
}

function unprovenBySeats(tally: Tally): Unproven {
  const { seats, foreseen, dealings, longestRun } = tally;
  const unkeyed = ({ turns, signed, timedOut }: SeatTally) => turns - signed - timedOut;
  const isAnyUnkeyed = seats.some((seat) => unkeyed(seat) > 0);
  return [
    ...bySeat(tally, 'unsigned', unkeyed),
    ...bySeat(tally, 'timed-out', ({ timedOut }) => timedOut),
    ...some('foreseen', foreseen, { dealings: foreseen, of: dealings, run: longestRun }),
    ...(isAnyUnkeyed ? [finding('views-unproven')] : []),
  ];
}

function bySeat<C extends string>({ seats }: Tally, code: C, turnsOf: (seat: SeatTally) => number): Finding<C>[] {
  return seats.flatMap((tally, seat) => some(code, turnsOf(tally), { seat, turns: turnsOf(tally), of: tally.turns }));
}

function some<C extends string>(code: C, count: number, args: Finding<C>['args']): Finding<C>[] {
  return count > 0 ? [finding(code, args)] : [];
}
