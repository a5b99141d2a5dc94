import { CHANCE, createRng, NOBODY, type Rng } from '@crownhold/core';
import { kingdomino, type Options, parseOptions, type State } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { describe, expect, it } from 'vitest';
import { leadOf, rewardOf } from '../../reward.ts';
import { Draft } from './draft.ts';
import { KingdomInputs } from './kingdom-inputs.ts';
import { networkKindOf } from './network-kind.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { PlacementSearch } from './placement-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import { Position } from './position.ts';
import { UnseenAverages } from './unseen-averages.ts';
import { ValueNetwork } from './value-network.ts';
import { parseWeights } from './weights-text.ts';

/** A state after some random turns: a seat is to place, or the next line is to be drawn. */
function playOn(options: Options, rng: Rng, turns: number): State {
  const state = kingdomino.create(options);
  for (let played = 0; kingdomino.actors(state) !== NOBODY; ) {
    const isChance = kingdomino.actors(state) === 1 << CHANCE;
    if (!isChance && state.phase !== 'take' && played >= turns) return state;
    const actor = isChance ? CHANCE : state.seat;
    kingdomino.apply(state, actor, kingdomino.sample(state, actor, rng));
    if (!isChance) played++;
  }
  return state;
}

const networkOf = (state: State) => new ValueNetwork(parseWeights(NETWORK_WEIGHTS[networkKindOf(state)]));

/** The kingdom of a seat once it has placed some dominoes, one after the other. */
function grown(position: Position, seat: number, dominoes: readonly number[]): PlacementSearch {
  const search = new PlacementSearch(new PlayoutBoard());
  position.boards[seat]!.copyTo(search.board);
  search.isCentred = position.isCentred;
  search.isHarmony = position.isHarmony;
  for (const domino of dominoes) {
    search.reset();
    if (search.findBest(domino)) search.board.lay(domino, search.first, search.second);
    else search.board.discard();
  }
  return search;
}

/** What a seat has to place in this round. */
function waitingDominoes({ round, slot, lineLength, line, lineKings }: Position, seat: number): readonly number[] {
  return [...line].filter((_, at) => round > 0 && at >= slot && at < lineLength && lineKings[at] === seat);
}

/** What every seat can expect of the end of a round, without anything remembered. */
function expectedRewards(network: ValueNetwork, position: Position, owners: readonly number[]): readonly number[] {
  const { seats, lineLength, unseen, round } = position;
  const averages = new UnseenAverages();
  averages.readList(unseen, unseen.length);
  const context = new Float64Array(32);
  for (let seat = 0; seat < seats; seat++) {
    const taken = [...position.next].filter((_, at) => at < lineLength && owners[at] === seat);
    const kingdom = grown(position, seat, [...waitingDominoes(position, seat), ...taken]);
    const reader = new KingdomInputs();
    reader.readKingdom(kingdom, averages);
    reader.readContext(averages, round);
    reader.readOrder(Uint8Array.from(owners), lineLength, seat);
    network.encodeContext(reader.inputs, context);
    network.openSeat(seat, network.encodeKingdom(reader.inputs), context);
    network.closeSeat(seat);
  }
  return Array.from({ length: seats }, (_, seat) => {
    network.ask(seat, seats);
    return network.reward;
  });
}

/** The rewards if every king takes what is best for its seat, found by trying everything. */
function bestPlay(
  network: ValueNetwork,
  position: Position,
  owners: readonly number[],
  kings: readonly number[],
): readonly number[] {
  const [seat, ...rest] = kings;
  if (seat === undefined) return expectedRewards(network, position, owners);
  const kingdom = grown(position, seat, waitingDominoes(position, seat));
  const free = [...owners.keys()].filter((at) => at < position.lineLength && owners[at]! >= position.seats);
  const ratings = new Map(free.map((at) => [at, kingdom.rateTake(position.next[at]!)]));
  // Among three or four a king looks at two dominoes.
  const least = position.seats === 2 ? Number.NEGATIVE_INFINITY : [...ratings.values()].sort((a, b) => b - a)[1];
  const ends = free
    .filter((at) => free.length <= 2 || ratings.get(at)! >= least!)
    .map((at) => bestPlay(network, position, owners.with(at, seat), rest));
  return ends.reduce((best, end) => (end[seat]! > best[seat]! ? end : best));
}

describe('a draft', () => {
  it('lets every seat take what is best for it, as trying everything finds it', () => {
    let compared = 0;
    for (const [seed, options] of everyOptions().entries()) {
      const state = playOn(options, createRng(seed), 13 + (seed % 7));
      const position = new Position(state);
      if (position.isDeterministic || position.drawn < position.lineLength) continue;
      const network = networkOf(state);
      const draft = new Draft(network);
      draft.finish(position, createRng(1));
      const kings = [...position.lineKings].slice(position.slot, position.lineLength);
      const found = bestPlay(network, position, [...position.nextKings], kings);
      for (const [seat, reward] of found.entries()) expect(draft.rewards[seat]).toBeCloseTo(reward, 9);
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('expects the same of a position, whatever was looked at before', () => {
    for (const variants of [[], ['mighty-duel'], ['harmony', 'middle-kingdom']]) {
      const options = parseOptions({ seats: 2, variants }) as Options;
      const [state, other] = [playOn(options, createRng(1), 11), playOn(options, createRng(2), 6)];
      const [fresh, used] = [new Draft(networkOf(state)), new Draft(networkOf(state))];
      used.sample(used.finish(new Position(other), createRng(1)), createRng(4));
      for (const draft of [fresh, used]) draft.sample(draft.finish(new Position(state), createRng(1)), createRng(5));
      expect(used.rewards).toEqual(fresh.rewards);
      expect(used.leads).toEqual(fresh.leads);
    }
  });

  it('[K16] counts the points when the last line is taken', () => {
    const options = parseOptions({ seats: 2 }) as Options;
    const state = playOn(options, createRng(3), 30);
    const position = new Position(state);
    expect([position.round, position.rounds]).toEqual([position.rounds - 2, 6]);
    const draft = new Draft(networkOf(state));
    const end = draft.finish(position, createRng(1));
    draft.sample(end, createRng(9));
    const points = Float64Array.from(end.kingdoms, ({ board }, seat) => {
      const search = new PlacementSearch(board!);
      for (const [at, owner] of draft.owners.entries()) {
        if (owner !== seat) continue;
        search.reset();
        if (search.findBest(draft.line[at]!)) search.board.lay(draft.line[at]!, search.first, search.second);
        else search.board.discard();
      }
      return search.score;
    });
    for (const seat of [0, 1]) {
      expect(draft.leads[seat]).toBe(leadOf(points, seat));
      expect(draft.rewards[seat]).toBe(rewardOf(points, seat));
    }
  });
});
