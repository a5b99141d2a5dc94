import { type Options, TIEBREAKS, VARIANTS } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Chair } from './chair.ts';
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

export const NAME_LENGTH = 24;

export function withSeat(plan: Plan, seat: number, planned: PlannedSeat): Plan {
  return { ...plan, seats: plan.seats.map((other, index) => (index === seat ? planned : other)) };
}

export function optionsOf(plan: Plan): Options {
  return { seats: plan.count, variants: possibleVariants(plan), tiebreak: plan.tiebreak };
}

export function chairsOf(plan: Plan, t: Translate): readonly Chair[] {
  const chairs = plan.seats.slice(0, plan.count).map(({ bot, name }, seat) => {
    const shown = name.trim() || defaultName(plan, seat, t);
    return bot === undefined ? { name: shown } : { name: shown, bot };
  });
  return chairs;
}

/** Bots of one level are numbered when there are several. */
export function defaultName({ seats, count }: Plan, seat: number, t: Translate): string {
  const bot = seats[seat]?.bot;
  if (bot === undefined) return t('web-player', { number: seat + 1 });
  const alike = seats.slice(0, count).flatMap((other, index) => (other.bot === bot ? [index] : []));
  const name = t('bot-name', { bot });
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
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
  const shown = typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '';
  if (bot === undefined) return { name: shown };
  return { bot: LEVELS.find((level) => level === bot) ?? FIRST_LEVEL, name: shown };
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
