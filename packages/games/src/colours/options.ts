import { type GameOptions, isRefusal, nameOfValue, type Refusal, readOptions, refuse } from '@crownhold/core';

/** [C1] The maps there are, by id. A published map never changes. */
export const MAP_IDS = ['first'] as const;
export type MapId = (typeof MAP_IDS)[number];

export interface Options extends GameOptions {
  /** 1 to 4. */
  readonly seats: number;
  readonly map: MapId;
}

export const SEATS = { min: 1, max: 4 } as const;

export function parseOptions(json: unknown): Options | Refusal {
  const given = readOptions(json, ['seats', 'map']);
  if (isRefusal(given)) return given;
  const { seats, map = MAP_IDS[0] } = given;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return refuse('C18', 'bad-seats', SEATS);
  }
  const known = MAP_IDS.find((id) => id === map);
  if (known === undefined) {
    return refuse('C1', 'unknown-map', { map: nameOfValue(map), known: MAP_IDS.join(', ') });
  }
  return { seats, map: known };
}
