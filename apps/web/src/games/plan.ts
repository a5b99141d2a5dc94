import { parseName } from '@crownhold/core';
import { type Options, TIEBREAKS, VARIANTS } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { type Chair, usualName } from './chair.ts';
import { type ChosenRules, possibleVariants, SEAT_COUNTS } from './chosen-rules.ts';
import { FIRST_LEVEL, LEVELS, type Level } from './levels.ts';

interface PlannedSeat {
  /** A person if it is missing. */
  readonly bot?: Level;
  /** Empty for the name that goes with whoever sits here. */
  readonly name: string;
}

/** What is chosen before a game of Kingdomino. */
export interface Plan extends ChosenRules {
  /** All four, so that a seat that comes back is as it was. */
  readonly seats: readonly PlannedSeat[];
}

/** One person against a friendly bot. */
export const FIRST_PLAN: Plan = {
  seats: Array.from({ length: 4 }, (_, seat) => (seat === 0 ? { name: '' } : { bot: FIRST_LEVEL, name: '' })),
  count: 2,
  variants: [],
  tiebreak: TIEBREAKS[0],
};

export function withSeat(plan: Plan, seat: number, planned: PlannedSeat): Plan {
  return { ...plan, seats: plan.seats.map((other, index) => (index === seat ? planned : other)) };
}

export function optionsOf(plan: Plan): Options {
  return { seats: plan.count, variants: possibleVariants(plan), tiebreak: plan.tiebreak };
}

export function chairsOf(plan: Plan, t: Translate): readonly Chair[] {
  return plan.seats.slice(0, plan.count).map(({ bot, name }, seat): Chair => {
    const given = parseName(name);
    const isNamed = typeof given === 'string';
    return {
      name: isNamed ? given : defaultName(plan, seat, t),
      ...(bot !== undefined && { bot }),
      ...(!isNamed && { isUnnamed: true }),
    };
  });
}

export function defaultName({ seats, count }: Plan, seat: number, t: Translate): string {
  return usualName(seats.slice(0, count), seat, t);
}

/** The plan that was kept, with the first plan's part for all that is missing or unknown by now. */
export function parsePlan(text: string | undefined): Plan {
  const kept = fieldsOf(text);
  const seats = Array.isArray(kept['seats']) ? kept['seats'] : [];
  const variants = Array.isArray(kept['variants']) ? kept['variants'] : [];
  return {
    seats: FIRST_PLAN.seats.map((seat, index) => (index in seats ? parseSeat(seats[index]) : seat)),
    count: SEAT_COUNTS.find((count) => count === kept['count']) ?? FIRST_PLAN.count,
    variants: VARIANTS.filter((variant) => variants.includes(variant)),
    tiebreak: TIEBREAKS.find((tiebreak) => tiebreak === kept['tiebreak']) ?? FIRST_PLAN.tiebreak,
  };
}

function parseSeat(json: unknown): PlannedSeat {
  const { bot, name } = fields(json);
  const given = typeof name === 'string' && typeof parseName(name) === 'string' ? name : '';
  if (bot === undefined) return { name: given };
  return { bot: LEVELS.find((level) => level === bot) ?? FIRST_LEVEL, name: given };
}

function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return fields(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function fields(json: unknown): Readonly<Record<string, unknown>> {
  return Object(json);
}
