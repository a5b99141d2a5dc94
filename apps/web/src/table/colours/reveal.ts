import type { Seat } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  type Achievement,
  type Colour,
  type Event,
  type SpellName,
  type State,
  speedPoints,
} from '@crownhold/games/colours';

/** Times of the reveal in milliseconds, at the normal pace. */
export const REVEAL_TIMES = {
  turn: 350,
  area: 90,
  gain: 350,
  next: 150,
  ribbon: 300,
  most: 6000,
  ribbons: 1800,
} as const;

/** What a seat has coloured, and when its card turns. */
export interface RevealedCard {
  readonly seat: Seat;
  readonly areas: readonly { readonly area: number; readonly colour: Colour; readonly atMs: number }[];
  readonly blots: number;
  /** [C28] [C29] What flies to the name when all areas are coloured. */
  readonly gains: readonly Gain[];
  readonly atMs: number;
}

interface Gain {
  readonly spell?: SpellName;
  readonly drop?: Colour;
  readonly atMs: number;
}

/** [C35] Something was completed, by all who share the place. */
export interface Ribbon {
  readonly achievement: Achievement;
  readonly points: number;
  readonly place: 'first' | 'second';
  readonly seats: readonly Seat[];
  readonly atMs: number;
}

export interface Reveal {
  readonly round: number;
  readonly cards: readonly RevealedCard[];
  readonly ribbons: readonly Ribbon[];
  readonly isLastNext: boolean;
  readonly lengthMs: number;
}

/** The film of a reveal: card after card in turn order, then the ribbons, the largest last; never longer than six seconds. */
export function revealOf(events: readonly Event[], { atlas, seats, token }: State): Reveal | undefined {
  const revealed = events.find((event) => event.kind === 'revealed');
  if (revealed?.kind !== 'revealed') return undefined;
  const order = revealed.sheets.toSorted(
    (one, other) => ((one.seat - token + seats) % seats) - ((other.seat - token + seats) % seats),
  );
  const areaOf = (label: string) => atlas.map.areas.findIndex((area) => area.label === label);
  let atMs = 0;
  const cards = order.map(({ seat, areas, blots, gainedSpells, gainedDrops }): RevealedCard => {
    const startMs = atMs;
    const laid = areas.map(({ area, colour }, at) => ({
      area: areaOf(area),
      colour,
      atMs: startMs + REVEAL_TIMES.turn + at * REVEAL_TIMES.area,
    }));
    const colouredMs = startMs + REVEAL_TIMES.turn + areas.length * REVEAL_TIMES.area;
    const gained = [...gainedSpells.map((spell) => ({ spell })), ...gainedDrops.map((drop) => ({ drop }))];
    const gains = gained.map((gain, at) => ({ ...gain, atMs: colouredMs + at * REVEAL_TIMES.area }));
    // The next card need not wait for what flies.
    atMs = colouredMs + REVEAL_TIMES.next;
    return { seat, areas: laid, blots, gains, atMs: startMs };
  });
  const ribbons = ribbonsOf(events).map((ribbon, at) => ({ ...ribbon, atMs: atMs + at * REVEAL_TIMES.ribbon }));
  const flown = cards.flatMap(({ gains }) => gains.map((gain) => gain.atMs + REVEAL_TIMES.gain));
  const lengthMs = Math.max(atMs + ribbons.length * REVEAL_TIMES.ribbon, ...flown);
  const isLastNext = events.some(({ kind }) => kind === 'last-round');
  return hurried({ round: revealed.round, cards, ribbons, isLastNext, lengthMs });
}

function ribbonsOf(events: readonly Event[]): readonly Omit<Ribbon, 'atMs'>[] {
  const found = new Map<string, Omit<Ribbon, 'atMs'>>();
  for (const event of events) {
    if (event.kind !== 'achieved' || event.points === 0) continue;
    const { achievement, points, seat } = event;
    const key = `${achievement} ${points}`;
    const place = points === speedPoints(ACHIEVEMENTS.indexOf(achievement), 1) ? 'first' : 'second';
    found.set(key, { achievement, points, place, seats: [...(found.get(key)?.seats ?? []), seat] });
  }
  const index = ({ achievement }: Omit<Ribbon, 'atMs'>) => ACHIEVEMENTS.indexOf(achievement);
  return [...found.values()].toSorted((one, other) => one.points - other.points || index(one) - index(other));
}

function hurried(reveal: Reveal): Reveal {
  const pace = Math.min(1, REVEAL_TIMES.most / Math.max(1, reveal.lengthMs));
  if (pace === 1) return reveal;
  const faster = <T extends { readonly atMs: number }>(timed: T): T => ({ ...timed, atMs: timed.atMs * pace });
  return {
    ...reveal,
    cards: reveal.cards.map((card) => ({
      ...faster(card),
      areas: card.areas.map(faster),
      gains: card.gains.map(faster),
    })),
    ribbons: reveal.ribbons.map(faster),
    lengthMs: REVEAL_TIMES.most,
  };
}
