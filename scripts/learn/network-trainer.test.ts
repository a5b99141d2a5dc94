import { CODE_SIZE, INPUT_COUNT, ValueNetwork } from '@crownhold/bots/learning';
import { createRng } from '@crownhold/core';
import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { NetworkTrainer } from './network-trainer.ts';
import { QuickGame } from './quick-game.ts';

const RATE = 1e-4;

function gameOf(seats: number) {
  return new QuickGame(parseOptions({ seats }) as Options, createRng(seats), 4).play();
}

// Between two the network is asked from both sides.
it.each([3, 4])('the trainer errs by as much as the network that it teaches, with %i players', (seats) => {
  const game = gameOf(seats);
  const trainer = new NetworkTrainer(createRng(1));
  const network = new ValueNetwork(trainer.weights);
  const context = new Float64Array(CODE_SIZE);
  for (let at = 0; at < game.rewards.length; at += seats) {
    for (let seat = 0; seat < seats; seat++) {
      const inputs = game.inputs.subarray((at + seat) * INPUT_COUNT, (at + seat + 1) * INPUT_COUNT);
      network.encodeContext(inputs, context);
      network.openSeat(seat, network.encodeKingdom(inputs), context);
      network.closeSeat(seat);
    }
    let errors = 0;
    for (let seat = 0; seat < seats; seat++) {
      network.ask(seat, seats);
      errors += (network.reward - game.rewards[at + seat]!) ** 2;
    }
    expect(trainer.add(game, at)).toBeCloseTo(errors, 9);
  }
});

it.each([2, 3, 4])('a step brings the network nearer, and many teach it a game by heart, with %i players', (seats) => {
  const game = gameOf(seats);
  const trainer = new NetworkTrainer(createRng(1));
  const sumErrors = () => {
    let errors = 0;
    for (let at = 0; at < game.rewards.length; at += seats) errors += trainer.add(game, at);
    return errors;
  };
  const before = sumErrors();
  trainer.step(RATE);
  expect(sumErrors()).toBeLessThan(before);
  for (let step = 0; step < 100; step++) {
    trainer.step(20 * RATE);
    sumErrors();
  }
  expect(sumErrors()).toBeLessThan(before / 10);
});
