import { listOpen } from './achievements.ts';
import { DICE, DROPS, listLandings, weightOf } from './dice.ts';
import { AREAS, BASES, COMPOSITES, KINGDOMS } from './map.ts';
import { copyMatch, createMatch, type Match, type Player } from './match.ts';
import { type Move, parseMove } from './moves.ts';
import { askOf, refuse } from './refusals.ts';
import { dealSpells, endRound, startNextRound, startRound } from './round.ts';
import { BLOTS, paintArea } from './sheet.ts';
import { type Details, detailsOf, rankStandings, standingOf } from './standing.ts';

// Slow and obvious, written from the rules alone and sharing nothing but the map with the engine that tests hold against it.

export interface ReferenceOptions {
  seats: number;
  map: 'first';
}

type Actor = 'chance' | number;
type ReferenceRefusal = { rule: string; code: string };

export interface Reference {
  /** All who may act now, seats ascending; none when the game is over. */
  actors(): Actor[];
  /** The texts of all legal steps of this actor, in any order; none if it does not act. */
  legal(actor: Actor): string[];
  /** Of a chance step: for `land` how often a die lies so, else 1. */
  weight(text: string): number;
  /** `undefined` exactly when the step is legal. */
  refusal(actor: Actor, text: string): ReferenceRefusal | undefined;
  /** Plays a legal step of this actor; throws on an illegal one. */
  play(actor: Actor, text: string): void;
  /** Points if the game ended now, hidden steps included. */
  scores(): number[];
  /** 1 is best, equals share. */
  ranks(): number[];
  /** Completed turns per seat: takes, colourings and strikes. */
  turns(): number[];
  /** Per seat. */
  details(): Details[];
  /** 0 before the first holder of the token is known; the last round when the game is over. */
  round(): number;
  /** The seat that holds the token; 0 before it is known. */
  token(): number;
  copy(): Reference;
}

export function createReference(options: ReferenceOptions): Reference {
  if (![1, 2, 3, 4].includes(options.seats)) throw new Error(`1 to 4 players, not ${options.seats}`);
  const match = createMatch(options.seats);
  if (options.seats === 1) startRound(match);
  return referenceOf(match);
}

/** A reference that goes on from this match and changes it. */
export function referenceOf(match: Match): Reference {
  function actors(): Actor[] {
    const everybody: Actor[] = ['chance', ...match.players.keys()];
    return everybody.filter((actor) => askOf(match, actor) !== undefined);
  }

  function refusal(actor: Actor, text: string): ReferenceRefusal | undefined {
    const why = refuse(match, actor, text);
    return why === undefined ? undefined : { rule: why[0], code: why[1] };
  }

  function legal(actor: Actor): string[] {
    const kinds = askOf(match, actor)?.kinds ?? [];
    return kinds.flatMap((kind) => candidates(kind, actor)).filter((text) => refuse(match, actor, text) === undefined);
  }

  /** Texts among which all the legal ones of this kind are. */
  function candidates(kind: string, actor: Actor): string[] {
    switch (kind) {
      case 'first':
        return [...match.players.keys()].map((seat) => `first ${seat}`);
      case 'land':
        return DROPS.flatMap((drops) =>
          listLandings().map((lying) => `land ${DICE[match.box.size]} ${drops} ${lying}`),
        );
      case 'take':
        return [...match.box.keys()].flatMap((die) =>
          KINGDOMS.flatMap((kingdom) =>
            die === 'white' ? BASES.map((base) => `take white ${kingdom} ${base}`) : [`take ${die} ${kingdom}`],
          ),
        );
      case 'move':
      case 'split':
        return KINGDOMS.map((kingdom) => `${kind} ${kingdom}`);
      case 'paint':
      case 'blend':
      case 'tower':
        return dropCandidates(kind, match.players[actor as number]!); // Only seats are asked for these.
      case 'choose':
        return COMPOSITES.map((colour) => `choose ${colour}`);
      case 'strike':
        return listOpen(match.players[0]!).map((open) => `strike ${open}`);
      default:
        return [kind];
    }
  }

  function dropCandidates(kind: string, { sheet }: Player): string[] {
    const unpainted = [...AREAS.keys()].filter((label) => !sheet.areas.has(label));
    const ends = unpainted.flatMap((label) => {
      if (kind === 'paint') return [label];
      if (kind === 'tower') return KINGDOMS.filter((colour) => sheet.drops[colour]! > 0).map((it) => `${label} ${it}`);
      return sheet.spells['blend']! > 0 ? COMPOSITES.map((colour) => `${label} ${colour}`) : [];
    });
    return ends.flatMap((end) => [`${kind} ${end}`, `${kind} ${end} match`]);
  }

  function weight(text: string): number {
    const move = parseMove(text);
    return move?.kind === 'land' ? weightOf(move.kingdoms) : 1; // C13: 2, 3 and 4 are equally likely
  }

  function play(actor: Actor, text: string): void {
    const why = refuse(match, actor, text);
    if (why !== undefined) throw new Error(`${why.join(' ')}: ${text}`);
    const move = parseMove(text)!;
    if (actor === 'chance') playChance(move);
    else playSeat(match.players[actor]!, move);
  }

  function playChance(move: Move): void {
    if (move.kind === 'first') {
      match.token = move.seat;
      dealSpells(match);
      startRound(match);
    } else if (move.kind === 'land') {
      match.box.set(move.die, { drops: move.drops, kingdoms: move.kingdoms });
      if (match.box.size === DICE.length) match.phase = 'play';
    } else {
      endRound(match);
    }
  }

  function playSeat(player: Player, move: Move): void {
    const { sheet, hand } = player;
    switch (move.kind) {
      case 'take':
        take(player, move.die, move.kingdom, move.colour);
        break;
      case 'move': // C31
        sheet.spells['move']! -= 1;
        hand!.moved = true;
        hand!.kingdom = move.kingdom;
        break;
      case 'split': // C33
        sheet.spells['split']! -= 1;
        hand!.splits.push(move.kingdom);
        break;
      case 'paint': // C23
        hand!.left -= 1;
        drop(player, move.area, hand!.colour, move.match);
        break;
      case 'blend': // C34
        sheet.spells['blend']! -= 1;
        hand!.left -= 2;
        drop(player, move.area, move.colour, move.match);
        break;
      case 'tower': // C30
        sheet.drops[move.colour]! -= 1;
        drop(player, move.area, move.colour, move.match);
        break;
      case 'choose': // C29
        hand!.choices -= 1;
        sheet.dropsGained[move.colour]! += 1;
        break;
      case 'done':
        endColouring(player);
        break;
      case 'strike': // C43
        player.struck.push(`${move.row} ${move.number}`);
        player.turns += 1;
        startNextRound(match);
        break;
      default:
        throw new Error(`no step of a seat: ${move.kind}`);
    }
  }

  function take(player: Player, die: string, kingdom: string, colour: string): void {
    const { drops } = match.box.get(die)!;
    match.box.delete(die);
    match.taken += 1;
    player.hand = { colour, kingdom, left: drops, moved: false, dropped: false, splits: [], choices: 0 };
    player.turns += 1;
  }

  function drop({ sheet, hand }: Player, area: string, colour: string, isMatch: boolean): void {
    if (isMatch) sheet.spells['match']! -= 1; // C32
    hand!.dropped = true;
    hand!.choices += paintArea(sheet, area, colour);
  }

  function endColouring(player: Player): void {
    if (player.hand!.left > 0 && player.sheet.blots < BLOTS) player.sheet.blots += 1; // C25
    player.done = true;
    player.turns += 1;
    if (match.players.every(({ done }) => done)) match.phase = 'reveal'; // C22
  }

  return {
    actors,
    legal,
    weight,
    refusal,
    play,
    scores: () => match.players.map((player) => standingOf(player).points),
    ranks: () => rankStandings(match.players.map(standingOf)),
    turns: () => match.players.map(({ turns }) => turns),
    details: () => match.players.map(detailsOf),
    round: () => match.round,
    token: () => match.token,
    copy: () => referenceOf(copyMatch(match)),
  };
}
