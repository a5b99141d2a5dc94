import { ARMS, armsOnFace, countFaces, crossesOnFace, DICE, JOKER, listLooks } from './dice.ts';
import {
  createHand,
  listPlaces,
  type Place,
  squareOf,
  withCastle,
  withFree,
  withName,
  withSplit,
  withTurn,
} from './hand.ts';
import { isFull, keyOf, listCells, type Square } from './map.ts';
import { copyMatch, createMatch, type Match, type Player } from './match.ts';
import { formatDraw, type Move, parseMove } from './moves.ts';
import { actorOf, refuse } from './refusals.ts';
import { lightningDue, tick } from './spellbook.ts';
import { type Details, detailsOf, rankDetails } from './standing.ts';

// Slow and obvious, written from the rules alone and sharing nothing with the engine that tests hold against it.

export interface ReferenceOptions {
  seats: 2;
  spellbook: 'drawn' | 'always';
  first: 'random' | 0 | 1;
}

type ReferenceRefusal = { rule: string; code: string };

export interface Reference {
  actor(): 'chance' | 'over' | number;
  /** The texts of all distinct legal steps of the actor, in any order; none when the game is over. */
  legal(): string[];
  /** Of a chance step: for `roll` the number of faces of the die that look like this, else 1. */
  weight(text: string): number;
  /** `undefined` exactly when the step is legal. Two dice are read in either order, listed in one (`legal`). */
  refusal(actor: 'chance' | number, text: string): ReferenceRefusal | undefined;
  /** Plays a legal step of the actor; throws on an illegal one. */
  play(text: string): void;
  /** Points if the game ended now. */
  scores(): number[];
  /** 1 is best, equals share. */
  ranks(): number[];
  /** Completed turns per seat since the game began. */
  turns(): number[];
  /** Per seat. */
  details(): Details[];
  /** The drawn squares by "x,y", without the castle. */
  map(seat: number): ReadonlyMap<string, Square>;
  /** 0 before the first A is known; the last round when the game is over. */
  round(): number;
  /** The seat that is A in this round; 0 before the first A is known. */
  a(): number;
  copy(): Reference;
}

export function createReference(options: ReferenceOptions): Reference {
  if (options.seats !== 2) throw new Error(`D1: 2 players, not ${options.seats}`);
  return referenceOf(options, createMatch(options.first));
}

/** A reference that goes on from this match and changes it. */
export function referenceOf(options: ReferenceOptions, match: Match): Reference {
  function actor(): 'chance' | 'over' | number {
    return actorOf(match);
  }

  function refusal(asker: 'chance' | number, text: string): ReferenceRefusal | undefined {
    const why = refuse(match, asker, text);
    return why === undefined ? undefined : { rule: why[0], code: why[1] };
  }

  function legal(): string[] {
    const acting = actor();
    return acting === 'over' ? [] : candidates().filter((text) => refuse(match, acting, text) === undefined);
  }

  /** Texts among which all the legal ones are. */
  function candidates(): string[] {
    const dice = [...DICE.keys()];
    switch (match.phase) {
      case 'first':
        return ['first 0', 'first 1'];
      case 'roll':
        return dice.flatMap((die) => listLooks(die).map((face) => `roll ${die} ${face}`));
      case 'take':
      case 'share': {
        const pairs = dice.flatMap((one) => dice.filter((other) => one < other).map((other) => `${one} ${other}`));
        return [...dice.map((die) => `take ${die}`), ...pairs.flatMap((two) => [`take ${two}`, `pair ${two}`])];
      }
      case 'draw':
        return drawCandidates(playerOf(match.seat));
      default:
        return [...ARMS.map((arms) => `domains ${arms}`), ...listCells().map((cell) => `cross ${keyOf(cell)}`)];
    }
  }

  function drawCandidates({ map, hand }: Player): string[] {
    const texts = ['free', 'split', 'pass'];
    for (const { die } of hand!.dice) {
      texts.push(`castle ${die}`);
      for (const face of listLooks(die)) texts.push(`turn ${die} ${face}`);
      for (const arms of ARMS) texts.push(`name ${die} ${arms}`);
    }
    for (const place of listPlaces(map, hand!)) texts.push(formatDraw(place));
    return texts;
  }

  function weight(text: string): number {
    const move = parseMove(text);
    return move?.kind === 'roll' ? countFaces(move.die, move.face) : 1;
  }

  function playerOf(seat: number): Player {
    return match.players[seat]!;
  }

  function play(text: string): void {
    const acting = actor();
    const why = acting === 'over' ? ['D18', 'game-over'] : refuse(match, acting, text);
    if (why !== undefined) throw new Error(`${why.join(' ')}: ${text}`);
    const move = parseMove(text)!;
    if (move.kind === 'first') startRound(move.seat);
    else if (move.kind === 'roll') roll(move.die, move.face);
    else if (move.kind === 'take' || move.kind === 'pair') take(move.kind, move.dice);
    else if (move.kind === 'domains' || move.kind === 'cross') useLightning(move);
    else if (move.kind === 'draw') draw(move.place);
    else if (move.kind === 'pass') endDrawing();
    else usePower(playerOf(match.seat), move);
  }

  function startRound(a: number): void {
    match.a = a;
    match.round += 1;
    match.phase = 'roll';
    match.faces.clear();
    for (const player of match.players) {
      player.hand = undefined;
      player.drew = false;
    }
  }

  function roll(die: number, face: string): void {
    match.faces.set(die, face);
    if (match.faces.size < 4) return;
    match.phase = 'take';
    match.seat = match.a;
  }

  // D6
  function take(kind: 'take' | 'pair', dice: readonly number[]): void {
    playerOf(match.seat).turns += 1;
    if (kind === 'pair') playerOf(match.seat).page.used.add('pair');
    if (dice.length === 2) {
      shareOut(match.seat, dice);
      return;
    }
    match.taken = dice[0];
    match.phase = 'share';
    match.seat = 1 - match.a;
  }

  /** This seat gets these two dice, the other seat the rest. */
  function shareOut(seat: number, dice: readonly number[]): void {
    const rest = [...DICE.keys()].filter((die) => !dice.includes(die));
    playerOf(seat).hand = createHand(match.faces, dice);
    playerOf(1 - seat).hand = createHand(match.faces, rest);
    match.phase = 'draw';
    match.seat = match.a; // D10
  }

  function usePower(player: Player, move: Move): void {
    const hand = player.hand!;
    if (move.kind === 'castle') {
      player.castleUsed = true;
      player.hand = withCastle(hand, move.die);
    } else if (move.kind === 'name') {
      player.hand = withName(hand, move.die, move.arms);
    } else {
      player.page.used.add(move.kind);
      if (move.kind === 'turn') player.hand = withTurn(hand, move.die, move.face);
      if (move.kind === 'free') player.hand = withFree(hand);
      if (move.kind === 'split') player.hand = withSplit(hand);
    }
  }

  function draw({ first, second }: Place): void {
    const player = playerOf(match.seat);
    const [one, other] = player.hand!.dice;
    player.map.set(keyOf(first), squareOf(one!));
    player.map.set(keyOf(second), squareOf(other!));
    player.drew = true;
    endDrawing();
  }

  function endDrawing(): void {
    playerOf(match.seat).turns += 1;
    if (match.seat === match.a) match.seat = 1 - match.a;
    else openSpellbook(match.a); // D11
  }

  function openSpellbook(seat: number): void {
    const own = playerOf(seat);
    if (own.drew || options.spellbook === 'always') tickDice(own, playerOf(1 - seat)); // D12
    if (lightningDue(own.page).length === 0) {
      closeSpellbook(seat);
      return;
    }
    match.phase = 'lightning';
    match.seat = seat;
  }

  // D11: jokers and dice with crosses do not tick; D15: a turned die ticks by its new face; D16: the castle's does not.
  function tickDice(own: Player, other: Player): void {
    for (const { face, castle } of own.hand!.dice) {
      if (face === JOKER || crossesOnFace(face) > 0 || castle) continue;
      tick(own.page, other.page, armsOnFace(face));
    }
  }

  function useLightning(move: Move): void {
    const player = playerOf(match.seat);
    player.page.used.add(move.kind);
    if (move.kind === 'domains') player.named = move.arms;
    if (move.kind === 'cross') {
      const { arms, crosses } = player.map.get(keyOf(move.cell))!;
      player.map.set(keyOf(move.cell), { arms, crosses: crosses + 1 });
    }
    if (lightningDue(player.page).length > 0) return;
    player.turns += 1;
    closeSpellbook(match.seat);
  }

  function closeSpellbook(seat: number): void {
    if (seat === match.a) openSpellbook(1 - match.a);
    else endRound();
  }

  function endRound(): void {
    const filled = match.players.some(({ map }) => isFull(map));
    const drawn = match.players.some(({ drew }) => drew);
    if (filled || !drawn)
      match.phase = 'over'; // D18
    else startRound(1 - match.a); // D17
  }

  function details(): Details[] {
    return match.players.map(detailsOf);
  }

  return {
    actor,
    legal,
    weight,
    refusal,
    play,
    scores: () => details().map(({ points }) => points),
    ranks: () => rankDetails(details()),
    turns: () => match.players.map(({ turns }) => turns),
    details,
    map: (seat) => new Map(playerOf(seat).map),
    round: () => match.round,
    a: () => match.a,
    copy: () => referenceOf(options, copyMatch(match)),
  };
}
