import { createKingdom, type Kingdom } from './kingdom.ts';
import type { Standing } from './standing.ts';

/** A domino of a line and the seat whose king was put on it. */
export interface LineEntry {
  domino: number;
  king: number | undefined;
}

export interface Game {
  step: 'draw' | 'king' | 'take' | 'place' | 'over';
  /** 0 in the setup, 1 in the first round. */
  round: number;
  drawn: number[];
  current: LineEntry[];
  next: LineEntry[];
  /** Per seat, the kings not yet drawn in the setup. */
  kingsLeft: number[];
  /** In the setup, the seat of the king just drawn. */
  drawnKing: number;
  /** In a round, the index in the current line of the king that acts. */
  acting: number;
  kingdoms: Kingdom[];
  discarded: number[];
}

export interface Match {
  game: Game;
  turns: number[];
  gamesToStart: number;
  /** K20: sums over the games before the one whose kingdoms lie there. */
  earlier: Standing[];
}

export function perSeat<T>(seats: number, value: () => T): T[] {
  return Array.from({ length: seats }, value);
}

export function createGame(seats: number): Game {
  return {
    step: 'draw',
    round: 0,
    drawn: [],
    current: [],
    next: [],
    kingsLeft: perSeat(seats, () => (seats === 2 ? 2 : 1)), // K1
    drawnKing: 0,
    acting: 0,
    kingdoms: perSeat(seats, createKingdom),
    discarded: perSeat(seats, () => 0),
  };
}

export function copyLine(line: readonly LineEntry[]): LineEntry[] {
  return line.map((entry) => ({ ...entry }));
}

export function copyKingdoms(kingdoms: readonly Kingdom[]): Kingdom[] {
  return kingdoms.map((kingdom) => new Map(kingdom));
}

export function copyMatch({ game, turns, gamesToStart, earlier }: Match): Match {
  const copiedGame = {
    ...game,
    drawn: [...game.drawn],
    current: copyLine(game.current),
    next: copyLine(game.next),
    kingsLeft: [...game.kingsLeft],
    kingdoms: copyKingdoms(game.kingdoms),
    discarded: [...game.discarded],
  };
  return { game: copiedGame, turns: [...turns], gamesToStart, earlier: [...earlier] };
}
