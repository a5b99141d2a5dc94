import { type BotKind, botsFor } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import manifest from '../../package.json' with { type: 'json' };
import { type CommandName, isCommand, isListHead, parseGo, USAGE } from './arguments.ts';
import { type FaultCode, faultLine } from './faults.ts';
import { TOO_LONG } from './lines.ts';
import { nextStepLines } from './next-steps.ts';
import { Thinking } from './thinking.ts';
import { type Question, Topic } from './topic.ts';
import { listTurns, turnLines } from './turn-list.ts';

export const PROTOCOL = 1;

const HEARD_WHILE_THINKING: ReadonlySet<CommandName> = new Set(['stop', 'ping', 'quit']);
const OK = ['ok'];

type Answers = readonly string[];

/** One end of the line protocol (docs/engine.md): a line in, its answers out. It reads no clock and writes nothing. */
export class Session {
  readonly #botsFor: (game: AnyGame) => readonly BotKind[];
  readonly #games: readonly AnyGame[];
  readonly #topic: Topic;
  #thinking: Thinking | undefined;
  #isOver = false;

  constructor(bots: (game: AnyGame) => readonly BotKind[] = botsFor, games: readonly AnyGame[] = GAMES) {
    this.#botsFor = bots;
    this.#games = games;
    this.#topic = new Topic(bots, games);
  }

  /** After `quit`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The question that is open, to be driven on by `advance` and `finish`. */
  get thinking(): { readonly movetimeMs: number | undefined } | undefined {
    return this.#thinking;
  }

  /** Every line has an answer, but empty ones and comments; that of `go` comes by `advance` and `finish`. */
  receive(line: string | typeof TOO_LONG): Answers {
    if (line === TOO_LONG) return fault('too-long');
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim())!;
    if (word === '' || word.startsWith('#')) return [];
    if (!isCommand(word)) return fault('unknown-command');
    if (this.#thinking && !HEARD_WHILE_THINKING.has(word)) return fault('busy');
    if (!canHaveArguments(word, rest !== '')) return usage(word);
    return this.#commands[word](rest);
  }

  /** One more thought of the bot. `best` is among the lines when it was the last. */
  advance(): Answers {
    if (!this.#thinking) return [];
    const { lines, isDone } = this.#thinking.advance();
    return isDone ? [...lines, ...this.finish()] : lines;
  }

  /** Ends the thinking with its answer. */
  finish(): Answers {
    if (!this.#thinking) return [];
    const best = this.#thinking.finish();
    this.#thinking = undefined;
    return [best];
  }

  readonly #commands: Readonly<Record<CommandName, (rest: string) => Answers>> = {
    hello: () => [
      `crownhold ${manifest.version} protocol ${PROTOCOL}`,
      ...this.#games.flatMap((game) => [`game ${game.id}`, ...this.#botsFor(game).map(({ id }) => `bot ${id}`)]),
      'ready',
    ],
    game: (rest) => [this.#topic.setGame(rest)],
    view: (rest) => [this.#topic.setView(rest)],
    seat: (rest) => [this.#topic.setSeat(rest)],
    bot: (rest) => [this.#topic.setBot(rest)],
    legal: () => this.#ask(({ game, view, seat }) => turnLines('legal', listTurns(game, view, seat))),
    steps: (rest) => this.#ask(({ game, view, seat }) => nextStepLines(game, view, seat, rest)),
    // Whoever knows the rules does not need the list.
    turns: (rest) => (isListHead(rest) ? OK : usage('turns')),
    turn: () => OK,
    end: () => OK,
    go: (rest) => this.#go(rest),
    stop: () => [...OK, ...this.finish()],
    ping: () => ['pong'],
    quit: () => {
      this.#isOver = true;
      this.#thinking = undefined;
      return OK;
    },
  };

  #ask(answer: (question: Question) => Answers): Answers {
    const { question } = this.#topic;
    return typeof question === 'string' ? [question] : answer(question);
  }

  #go(rest: string): Answers {
    const limits = parseGo(rest);
    if (!limits) return usage('go');
    return this.#ask((question) => {
      this.#thinking = new Thinking(question, limits);
      return [];
    });
  }
}

/** Whether a command may come with arguments, or without. */
function canHaveArguments(command: CommandName, hasThem: boolean): boolean {
  if (command === 'steps') return true;
  const takesNone = USAGE[command] === command;
  return takesNone !== hasThem;
}

function fault(code: FaultCode, detail?: string): Answers {
  return [faultLine(code, detail)];
}

function usage(command: CommandName): Answers {
  return fault('usage', USAGE[command]);
}
