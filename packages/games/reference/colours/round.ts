import { awardPlaces, listOpen } from './achievements.ts';
import { SPELLS } from './map.ts';
import type { Match } from './match.ts';
import { BLOTS, readyGains } from './sheet.ts';

/** C17: spells in turn order, as if gained before the first round; alone none. */
export function dealSpells({ players, token }: Match): void {
  if (players.length === 1) return;
  for (const step of players.keys()) {
    const seat = (token + step) % players.length;
    players[seat]!.sheet.spellsGained[SPELLS[step]!]! += 1;
  }
}

export function startRound(match: Match): void {
  match.round += 1;
  match.taken = 0;
  for (const player of match.players) {
    player.hand = undefined;
    player.done = false;
    readyGains(player.sheet);
  }
  // C18: three or four throw in every round; C19, C20: two, or one alone, when all dice are taken.
  const isThrowDue = match.players.length > 2 || match.box.size === 0;
  if (isThrowDue) match.box.clear();
  match.phase = isThrowDue ? 'throw' : 'play';
}

/** Passes the token if that is due, and starts the next round. */
export function startNextRound(match: Match): void {
  const seats = match.players.length;
  const isPassDue = seats > 2 || (seats === 2 && match.box.size === 0); // C18, C19
  if (isPassDue) match.token = (match.token + 1) % seats;
  startRound(match);
}

/** All that follows the last `done` of a round. */
export function endRound(match: Match): void {
  const { players } = match;
  awardPlaces(match);
  const isBlotted = players.every(({ sheet }) => sheet.blots === BLOTS); // C38
  if (isBlotted || match.round === match.lastRound) {
    match.phase = 'over';
    return;
  }
  if (players.some(({ places }) => places.has('three'))) match.lastRound = match.round + 1; // C37, C44 (1)
  if (players.length > 1) {
    startNextRound(match);
    return;
  }
  const [player] = players;
  if (listOpen(player!).length > 0) {
    match.phase = 'strike'; // C43
    return;
  }
  // C44 (2): when both are in one round the 3 is circled, and the 1 struck.
  player!.struck.push(player!.places.has('three') ? 'three 1' : 'three 3');
  match.lastRound = match.round + 1;
  startNextRound(match);
}
