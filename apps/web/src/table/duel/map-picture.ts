import type { Cell, Seat } from '@crownhold/core';
import { type Arms, cellRows, type Domain, domains, groundAt, type State } from '@crownhold/games/duel';
import { SIDES, type Side, STEPS, sameSpot } from '../../board/square.ts';

/** A drawn square. */
export interface MapSquare {
  readonly spot: Cell;
  readonly arms: Arms;
  readonly crosses: number;
}

/** A side of a square that is drawn heavier. */
export interface Border {
  readonly spot: Cell;
  readonly side: Side;
}

/** What a domain scores, on its first square as one reads. */
export interface DomainMark {
  readonly spot: Cell;
  readonly points: number;
}

export const CASTLE_SPOT: Cell = { x: 0, y: 0 };

export function squaresOf(state: State, seat: Seat): readonly MapSquare[] {
  return cellRows()
    .flat()
    .flatMap((spot) => {
      const ground = groundAt(state, seat, spot);
      return ground === undefined || ground === 'castle' ? [] : [{ spot, ...ground }];
    });
}

/** The borders between different arms, as on paper: heavier, and each of them once. */
export function bordersOf(squares: readonly MapSquare[]): readonly Border[] {
  const armsAt = new Map(squares.map(({ spot, arms }) => [`${spot.x} ${spot.y}`, arms]));
  return squares.flatMap(({ spot, arms }) =>
    SIDES.flatMap((side) => {
      const other = armsAt.get(`${spot.x + STEPS[side].x} ${spot.y + STEPS[side].y}`);
      if (other === arms) return [];
      // Two neighbours share a border: the one to the west, or below, draws it.
      const isOthers = other !== undefined && (side === 'west' || side === 'south');
      return isOthers ? [] : [{ spot, side }];
    }),
  );
}

/** [D19] Domains with a cross. */
export function domainMarks(state: State, seat: Seat): readonly DomainMark[] {
  return domains(state, seat)
    .filter(({ crosses }) => crosses > 0)
    .map((domain) => ({ spot: firstCell(domain), points: domain.points }));
}

export function firstCell({ cells }: Domain): Cell {
  return cells.toSorted((one, other) => other.y - one.y || one.x - other.x)[0]!;
}

/** The domain that a square belongs to. */
export function domainAt(state: State, seat: Seat, spot: Cell): Domain | undefined {
  return domains(state, seat).find(({ cells }) => cells.some((cell) => sameSpot(cell, spot)));
}
