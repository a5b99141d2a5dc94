import { parseName } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { type Chair, usualName } from './chair.ts';
import type { ChosenOptions, GameSetup } from './game-card.ts';

interface PlannedSeat {
  /** The level of a bot; a person if it is missing. */
  readonly bot?: string;
  /** Empty for the name that goes with whoever sits here. */
  readonly name: string;
}

/** What is chosen before a game. */
export interface Plan extends ChosenOptions {
  /** As many as can play, so that a seat that comes back is as it was. */
  readonly seats: readonly PlannedSeat[];
}

/** One person against a friendly bot. */
export function firstPlan({ seatCounts, firstLevel, choices }: GameSetup): Plan {
  return {
    seats: Array.from({ length: Math.max(...seatCounts) }, (_, seat) =>
      seat === 0 ? { name: '' } : { bot: firstLevel, name: '' },
    ),
    count: seatCounts.find((count) => count > 1) ?? seatCounts[0],
    switches: [],
    choices: Object.fromEntries(choices.map(({ id, values }) => [id, values[0]])),
  };
}

export function withSeat(plan: Plan, seat: number, planned: PlannedSeat): Plan {
  return { ...plan, seats: plan.seats.map((other, index) => (index === seat ? planned : other)) };
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
export function parsePlan(setup: GameSetup, text: string | undefined): Plan {
  const kept = fieldsOf(text);
  const first = firstPlan(setup);
  const seats = listOf(kept['seats']);
  // Older versions of the page called the switches variants, and kept each choice under its own name.
  const switches = listOf(kept['switches'] ?? kept['variants']);
  const choices = { ...kept, ...fields(kept['choices']) };
  return {
    seats: first.seats.map((seat, index) => (index in seats ? parseSeat(setup, seats[index]) : seat)),
    count: setup.seatCounts.find((count) => count === kept['count']) ?? first.count,
    switches: setup.switches.map(({ id }) => id).filter((id) => switches.includes(id)),
    choices: Object.fromEntries(
      setup.choices.map(({ id, values }) => [id, values.find((value) => value === choices[id]) ?? values[0]]),
    ),
  };
}

function parseSeat({ levels, firstLevel }: GameSetup, json: unknown): PlannedSeat {
  const { bot, name } = fields(json);
  const given = typeof name === 'string' && typeof parseName(name) === 'string' ? name : '';
  if (bot === undefined) return { name: given };
  return { bot: levels.find((level) => level === bot) ?? firstLevel, name: given };
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

function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}
