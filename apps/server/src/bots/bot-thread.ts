// A thread in which bots think. It gets views as text, and nothing else.
import { findBot, usualNodes } from '@crownhold/bots';
import { type AnyGame, joinTurn, type StateBuffer, type View } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { ThinkingRequest } from '../ports/thinking.ts';
import { answerQuestions } from '../threads/answer-questions.ts';
import { substituteFor } from './substitute.ts';

answerQuestions(think);

/** The best turn within the deadline, at least the first one. */
function think({ game: id, bot, view: text, seat, seed, effort, deadlineMs }: ThinkingRequest): string {
  const end = performance.now() + deadlineMs;
  const game = findGame(id);
  // The service formats views only.
  const view = game?.parseState(text) as View<StateBuffer> | undefined;
  if (!game || !view) throw new Error(`no view of ${id}`);
  // Tables that began before a game had levels name bots that are no longer offered.
  const kind = bot === undefined ? substituteFor(game) : findBot(game, bot);
  if (!kind) throw new Error(`no bot ${bot} plays ${id}`);
  const usual = usualNodes(game, kind.id);
  const nodes = effort < 1 && usual !== undefined ? { nodes: Math.ceil(usual * effort) } : {};
  const thoughts = kind.create().think(view, seat, { seed, ...nodes });
  for (;;) {
    const { value, done } = thoughts.next();
    if (done || performance.now() >= end) return formatTurn(game, view, seat, value.turn);
  }
}

function formatTurn(game: AnyGame, view: View<StateBuffer>, seat: number, moves: readonly number[]): string {
  const state = game.copy(view);
  const steps = moves.map((move) => {
    const step = game.formatMove(state, move);
    game.apply(state, seat, move);
    return step;
  });
  return joinTurn(steps);
}
