import type { Die } from './dice.ts';
import { copySheet, createSheet, type Sheet } from './sheet.ts';

/** The die that a seat has taken, and what was done with it in this turn. */
export interface Hand {
  /** Of white, the named one. */
  colour: string;
  /** C31: the one named when it was taken, or the one it was moved to. */
  kingdom: string;
  /** Unused drops. */
  left: number;
  moved: boolean;
  /** Whether any drop was placed, of the die or of a tower. */
  dropped: boolean;
  /** C33: the kingdoms it was split to. */
  splits: string[];
  /** C29: composite tower drops whose colour is still to be chosen. */
  choices: number;
}

export interface Player {
  sheet: Sheet;
  /** From taking a die to the beginning of the next round. */
  hand: Hand | undefined;
  done: boolean;
  turns: number;
  /** C36: achievements ever completed, with the points they earned, 0 among them. */
  places: Map<string, number>;
  /** Alone: row and number, in the order of striking. */
  struck: string[];
}

export interface Match {
  phase: 'first' | 'throw' | 'play' | 'reveal' | 'strike' | 'over';
  /** 0 before the first holder of the token is known. */
  round: number;
  token: number;
  /** The dice not taken yet. */
  box: Map<string, Die>;
  /** How many seats have taken a die in this round. */
  taken: number;
  /** Once it is known. */
  lastRound: number | undefined;
  /** C35: by achievement, how many places were given. */
  given: Map<string, number>;
  players: Player[];
}

function createPlayer(): Player {
  return { sheet: createSheet(), hand: undefined, done: false, turns: 0, places: new Map(), struck: [] };
}

export function createMatch(seats: number): Match {
  return {
    phase: 'first',
    round: 0,
    token: 0,
    box: new Map(),
    taken: 0,
    lastRound: undefined,
    given: new Map(),
    players: Array.from({ length: seats }, createPlayer),
  };
}

function copyPlayer(player: Player): Player {
  const { hand } = player;
  return {
    ...player,
    sheet: copySheet(player.sheet),
    hand: hand === undefined ? undefined : { ...hand, splits: [...hand.splits] },
    places: new Map(player.places),
    struck: [...player.struck],
  };
}

/** Dice are never changed in place, so the copy shares them. */
export function copyMatch(match: Match): Match {
  return {
    ...match,
    box: new Map(match.box),
    given: new Map(match.given),
    players: match.players.map(copyPlayer),
  };
}
