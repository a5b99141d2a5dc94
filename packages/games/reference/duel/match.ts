import type { Hand } from './hand.ts';
import type { DuelMap } from './map.ts';
import { copyPage, createPage, type Page } from './spellbook.ts';

export interface Player {
  map: DuelMap;
  page: Page;
  castleUsed: boolean;
  /** D20: the arms named with domains. */
  named: string | undefined;
  /** From the moment the dice are shared out. */
  hand: Hand | undefined;
  /** In this round. */
  drew: boolean;
  turns: number;
}

export interface Match {
  phase: 'first' | 'roll' | 'take' | 'share' | 'draw' | 'lightning' | 'over';
  /** 0 before the first A is known. */
  round: number;
  a: number;
  /** Who acts, in the phases of the players. */
  seat: number;
  /** The dice as they were rolled in this round. */
  faces: Map<number, string>;
  /** The die that A took first. */
  taken: number | undefined;
  players: Player[];
}

function createPlayer(): Player {
  return {
    map: new Map(),
    page: createPage(),
    castleUsed: false,
    named: undefined,
    hand: undefined,
    drew: false,
    turns: 0,
  };
}

/** D5: with a first player the dice are rolled at once. */
export function createMatch(first: 'random' | 0 | 1): Match {
  const players = [createPlayer(), createPlayer()]; // D1
  const begin = { seat: 0, faces: new Map<number, string>(), taken: undefined, players };
  if (first === 'random') return { ...begin, phase: 'first', round: 0, a: 0 };
  return { ...begin, phase: 'roll', round: 1, a: first };
}

/** Hands are never changed in place, so the copy shares them. */
export function copyMatch(match: Match): Match {
  const players = match.players.map((player) => ({
    ...player,
    map: new Map(player.map),
    page: copyPage(player.page),
  }));
  return { ...match, faces: new Map(match.faces), players };
}
