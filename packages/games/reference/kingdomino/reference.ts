import { DOMINOES, type Domino, type Square } from './dominoes.ts';
import { addDomino, boxOf, type Kingdom, listPlaces, refusePlace } from './kingdom.ts';
import {
  copyKingdoms,
  copyLine,
  copyMatch,
  createGame,
  type Game,
  type LineEntry,
  type Match,
  perSeat,
} from './match.ts';
import { formatPlace, type Move, parseMove } from './moves.ts';
import { addStandings, type Details, detailsOf, rankStandings, type Standing, standingOf } from './standing.ts';

// Slow and obvious, written from the rules alone and sharing nothing with the engine that tests hold against it.

export interface ReferenceOptions {
  seats: number;
  variants: readonly ('dynasty' | 'middle-kingdom' | 'harmony' | 'mighty-duel')[];
  tiebreak: 'territory-then-crowns' | 'crowns';
}

type ReferenceRefusal = { rule: string; code: string };

export interface Reference {
  actor(): 'chance' | 'over' | number;
  /** The texts of all distinct legal moves of the actor, in any order; none when the match is over. */
  legal(): string[];
  /** Of a chance move: for `king s` the number of kings of s not yet drawn, else 1. */
  weight(text: string): number;
  /** `undefined` exactly when the move is legal. */
  refusal(actor: 'chance' | number, text: string): ReferenceRefusal | undefined;
  /** Plays a legal move of the actor; throws on an illegal one. */
  play(text: string): void;
  /** Points if the game ended now, with those of the earlier games of a Dynasty. */
  scores(): number[];
  ranks(): number[];
  /** The present game, per seat. */
  details(): Details[];
  kingdoms(): ReadonlyMap<string, Square>[];
  /**
   * In the setup the first line is `next` until all kings lie on it. `current` stays whole until its last king has
   * acted: dominoes already placed are listed too, with the seat that took them. Both are empty after a game.
   */
  lines(): { current: LineEntry[]; next: LineEntry[] };
  /** Completed turns per seat since the match began. */
  turns(): number[];
  copy(): Reference;
}

export function createReference(options: ReferenceOptions): Reference {
  const { seats, variants } = options;
  if (![2, 3, 4].includes(seats)) throw new Error(`K1: 2, 3 or 4 players, not ${seats}`);
  if (variants.includes('mighty-duel') && seats !== 2) throw new Error(`K21: 2 players only, not ${seats}`);
  return referenceOf(options, {
    game: createGame(seats),
    turns: perSeat(seats, () => 0),
    gamesToStart: variants.includes('dynasty') ? 2 : 0, // K20
    earlier: perSeat(seats, () => ({ points: 0, largest: 0, crowns: 0 })),
  });
}

function referenceOf(options: ReferenceOptions, match: Match): Reference {
  const { seats, variants, tiebreak } = options;
  const isMightyDuel = variants.includes('mighty-duel');
  const lineLength = seats === 3 ? 3 : 4; // K4
  const rounds = seats === 2 && !isMightyDuel ? 6 : 12; // K11, K21; with K4 this makes the number of dominoes of K3
  const size = isMightyDuel ? 7 : 5; // K13, K21

  function isBetweenGames(): boolean {
    return match.game.step === 'over' && match.gamesToStart > 0;
  }

  // K20: after a finished game the next one begins with the first draw.
  function expectedStep(): Game['step'] {
    return isBetweenGames() ? 'draw' : match.game.step;
  }

  function actor(): 'chance' | 'over' | number {
    const { game } = match;
    const step = expectedStep();
    if (step === 'over') return 'over';
    if (step === 'draw' || step === 'king') return 'chance';
    if (game.round === 0) return game.drawnKing; // K6
    return game.current[game.acting]!.king!; // K8
  }

  // K20: each game is set up anew from all 48 dominoes.
  function drawnDominoes(): readonly number[] {
    return isBetweenGames() ? [] : match.game.drawn;
  }

  function dominoToPlace(): Domino {
    return DOMINOES.get(match.game.current[match.game.acting]!.domino)!;
  }

  function kingdomOf(seat: number): Kingdom {
    return match.game.kingdoms[seat]!;
  }

  function legalPuts(seat: number): string[] {
    return listPlaces(kingdomOf(seat), size, dominoToPlace()).map(formatPlace);
  }

  function legal(): string[] {
    const { game } = match;
    const acting = actor();
    switch (expectedStep()) {
      case 'over':
        return [];
      case 'draw': // K5
        return [...DOMINOES.keys()].filter((number) => !drawnDominoes().includes(number)).map((n) => `draw ${n}`);
      case 'king': // K6
        return [...game.kingsLeft.keys()].filter((seat) => game.kingsLeft[seat]! > 0).map((seat) => `king ${seat}`);
      case 'take': // K6, K8
        return game.next.filter((entry) => entry.king === undefined).map((entry) => `take ${entry.domino}`);
      case 'place': {
        const puts = legalPuts(acting as number); // A step 'place' is never chance's.
        return puts.length > 0 ? puts : ['discard']; // K14
      }
    }
  }

  function weight(text: string): number {
    const move = parseMove(text);
    return move?.kind === 'king' ? (match.game.kingsLeft[move.number] ?? 0) : 1;
  }

  function refusal(by: 'chance' | number, text: string): ReferenceRefusal | undefined {
    const acting = actor();
    if (acting === 'over') return { rule: 'K11', code: 'game-over' };
    if (by !== acting) return { rule: 'K8', code: 'not-your-turn' };
    const move = parseMove(text);
    if (move === undefined) return { rule: 'N1', code: 'unreadable' };
    const step = expectedStep();
    const moveStep = move.kind === 'put' || move.kind === 'discard' ? 'place' : move.kind;
    if (moveStep !== step) return { rule: ruleOfStep(), code: 'wrong-step' };
    return refuseMove(by, move);
  }

  function ruleOfStep(): string {
    const step = expectedStep();
    if (step === 'draw') return 'K5';
    if (step === 'king') return 'K6';
    return match.game.round === 0 ? 'K6' : 'K8';
  }

  function refuseMove(by: 'chance' | number, move: Move): ReferenceRefusal | undefined {
    const { game } = match;
    switch (move.kind) {
      case 'draw':
        if (!DOMINOES.has(move.number)) return { rule: 'K2', code: 'no-such-domino' };
        return drawnDominoes().includes(move.number) ? { rule: 'K3', code: 'already-drawn' } : undefined;
      case 'king':
        if (move.number >= seats) return { rule: 'K1', code: 'no-such-seat' };
        return game.kingsLeft[move.number] === 0 ? { rule: 'K6', code: 'no-king-left' } : undefined;
      case 'take': {
        if (!DOMINOES.has(move.number)) return { rule: 'K2', code: 'no-such-domino' };
        const entry = game.next.find(({ domino }) => domino === move.number);
        if (entry === undefined) return { rule: ruleOfStep(), code: 'not-in-line' };
        return entry.king === undefined ? undefined : { rule: ruleOfStep(), code: 'taken' };
      }
      case 'discard':
        return legalPuts(by as number).length > 0 ? { rule: 'K14', code: 'must-place' } : undefined;
      case 'put': {
        const kingdom = kingdomOf(by as number);
        return refusePlace(kingdom, boxOf(kingdom), size, dominoToPlace(), move.place);
      }
    }
  }

  function play(text: string): void {
    const acting = actor();
    const why = acting === 'over' ? { rule: 'K11', code: 'game-over' } : refusal(acting, text);
    if (why !== undefined) throw new Error(`${why.rule} ${why.code}: ${text}`);
    const move = parseMove(text)!;
    if (move.kind === 'draw') draw(move.number);
    else if (move.kind === 'king') drawKing(move.number);
    else if (move.kind === 'take') take(acting as number, move.number);
    else place(acting as number, move);
  }

  function draw(number: number): void {
    if (isBetweenGames()) startNextGame();
    const { game } = match;
    game.drawn.push(number);
    game.next.push({ domino: number, king: undefined });
    game.next.sort((one, other) => one.domino - other.domino); // K5
    if (game.next.length < lineLength) return;
    game.step = game.round === 0 ? 'king' : 'place'; // K6; K7, K8
  }

  function startNextGame(): void {
    match.earlier = standings();
    match.game = createGame(seats);
    match.gamesToStart -= 1;
  }

  function drawKing(seat: number): void {
    match.game.kingsLeft[seat]! -= 1;
    match.game.drawnKing = seat;
    match.game.step = 'take';
  }

  function take(seat: number, number: number): void {
    const { game } = match;
    game.next.find(({ domino }) => domino === number)!.king = seat;
    if (game.round > 0) endTurn(seat);
    else endSetupTurn(seat);
  }

  function endSetupTurn(seat: number): void {
    match.turns[seat]! += 1;
    if (match.game.kingsLeft.some((kings) => kings > 0)) match.game.step = 'king';
    else startRound();
  }

  function place(seat: number, move: Move): void {
    const { game } = match;
    if (move.kind === 'put') addDomino(kingdomOf(seat), dominoToPlace(), move.place);
    else game.discarded[seat]! += 1;
    if (game.round < rounds)
      game.step = 'take'; // K8: also after a discard
    else endTurn(seat); // K10
  }

  function endTurn(seat: number): void {
    const { game } = match;
    match.turns[seat]! += 1;
    game.acting += 1;
    if (game.acting < game.current.length) game.step = 'place';
    else startRound();
  }

  // K9: the next line becomes the current one; there is nothing to draw for the last round and none after it.
  function startRound(): void {
    const { game } = match;
    game.current = game.next;
    game.next = [];
    game.acting = 0;
    game.round += 1;
    if (game.round < rounds) game.step = 'draw';
    else if (game.round === rounds) game.step = 'place';
    else game.step = 'over'; // K11
  }

  function standings(): Standing[] {
    const { kingdoms, discarded } = match.game;
    return match.earlier.map((sum, seat) => addStandings(sum, standingOf(kingdoms[seat]!, discarded[seat]!, variants)));
  }

  return {
    actor,
    legal,
    weight,
    refusal,
    play,
    scores: () => standings().map(({ points }) => points),
    ranks: () => rankStandings(standings(), tiebreak),
    details: () => match.game.kingdoms.map((kingdom, seat) => detailsOf(kingdom, match.game.discarded[seat]!)),
    kingdoms: () => copyKingdoms(match.game.kingdoms),
    lines: () => ({ current: copyLine(match.game.current), next: copyLine(match.game.next) }),
    turns: () => [...match.turns],
    copy: () => referenceOf(options, copyMatch(match)),
  };
}
