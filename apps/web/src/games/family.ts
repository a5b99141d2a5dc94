import { parseName } from '@crownhold/core';
import { type Plan, withSeat } from './plan.ts';

/** Somebody who has played on this device, with the banner they had last. */
export interface Member {
  readonly name: string;
  readonly seat: number;
}

/** As many as a family has, with friends. */
const MOST = 8;

/** The family after a game was planned, those who play it first; who has no name or is a bot is nobody of it. */
export function withPlayers(family: readonly Member[], { seats, count }: Plan): readonly Member[] {
  const players = seats
    .slice(0, count)
    .flatMap(({ bot, name }, seat) => (bot === undefined && isName(name) ? [{ name: name.trim(), seat }] : []));
  const others = family.filter(({ name }) => players.every((player) => player.name !== name));
  return [...players, ...others].slice(0, MOST);
}

export function isSeated({ seats, count }: Plan, { name }: Member): boolean {
  return seatOf(seats.slice(0, count), name) >= 0;
}

/**
 * Somebody sits down at their banner, or where no named person sits; if all seats are taken, one more is opened, up to
 * `most`. Who sits already gets up again.
 */
export function withMember(
  plan: Plan,
  member: Member,
  { firstLevel, most }: { firstLevel: string; most: number },
): Plan {
  const seats = plan.seats.slice(0, plan.count);
  const at = seatOf(seats, member.name);
  if (at >= 0) return withSeat(plan, at, at === 0 ? { name: '' } : { bot: firstLevel, name: '' });
  const isFree = (seat: number) =>
    seats[seat] !== undefined && !(seats[seat].bot === undefined && isName(seats[seat].name));
  const free = isFree(member.seat) ? member.seat : seats.findIndex((_, seat) => isFree(seat));
  if (free >= 0) return withSeat(plan, free, { name: member.name });
  if (plan.count >= most) return plan;
  return withSeat({ ...plan, count: plan.count + 1 }, plan.count, { name: member.name });
}

/** What was kept; nothing of it that cannot be. */
export function parseFamily(text: string | undefined): readonly Member[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMember).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isMember(json: unknown): json is Member {
  const { name, seat } = Object(json) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && isName(name) && (seat === 0 || seat === 1 || seat === 2 || seat === 3);
}

function isName(name: string): boolean {
  return name.trim() !== '' && typeof parseName(name) === 'string';
}

function seatOf(seats: Plan['seats'], wanted: string): number {
  return seats.findIndex(({ bot, name }) => bot === undefined && name.trim() === wanted);
}
