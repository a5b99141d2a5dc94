import { asked, below, createMatch, createRng, decide } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { LineMaker } from './fuzz-lines.ts';
import { TOO_LONG } from './lines.ts';
import { Session } from './protocol.ts';

const LINES_PER_SESSION = 200;
const ANSWER =
  /^(?:ok|pong|ready|end|(?:game|bot) \S+|crownhold \S+ protocol \d+|(?:legal|steps) \d+|step \S.*|turn \S.*|info nodes \d+ (?:value \S+ )?turn \S.*|best \S.*|error [a-z-]+ \S.*)$/;

/**
 * Right, mutated and random lines into the core of the protocol. Nothing may throw; every line has answers of the
 * protocol's form, every `go` one turn, and that one is legal; a session always knows what it was told and nothing else.
 * Throws at the first violation.
 */
export function checkEngineFuzz(lines: number, seed: number) {
  const rng = createRng(seed);
  const maker = new LineMaker(rng);
  const counts = { lines: 0, refused: 0, turns: 0 };
  while (counts.lines < lines) {
    const witness = new Witness();
    for (let i = 0; i < LINES_PER_SESSION && counts.lines < lines && !witness.isOver; i++) {
      witness.hear(maker.next());
      for (let thoughts = below(rng, 3); thoughts > 0; thoughts--) witness.advance();
      counts.lines++;
    }
    witness.finish();
    counts.refused += witness.refused;
    counts.turns += witness.turns;
  }
  return counts;
}

/** Tells a session lines and holds it to the protocol. */
class Witness {
  readonly #session = new Session();
  readonly #told: string[] = [];
  #hasGame = false;
  #state: State | undefined;
  refused = 0;
  turns = 0;

  get isOver(): boolean {
    return this.#session.isOver;
  }

  hear(line: string | typeof TOO_LONG): void {
    const session = this.#session;
    const wasThinking = session.thinking !== undefined;
    this.#told.push(String(line));
    const answers = session.receive(line);
    this.#read(answers);
    const text = line === TOO_LONG ? 'x' : line.trim();
    const isIgnored = text === '' || text.startsWith('#');
    const hasBegun = !wasThinking && session.thinking !== undefined;
    this.#demand(answers.length > 0 !== (isIgnored || hasBegun), 'answered once, now or by a turn');
    const isHeard = !wasThinking || isIgnored || line === TOO_LONG || /^(?:stop|ping|quit)$/.test(text);
    this.#demand(isHeard || /^error (?:busy|unknown-command|usage) /.test(answers[0]!), 'no work beside the thinking');
    if (answers[0]?.startsWith('error ')) this.refused++;
    else if (/^game\s/.test(text)) this.#set(undefined);
    else if (/^view\s/.test(text)) this.#set(kingdomino.parseState(text.slice('view'.length).trim()));
    if (!session.isOver && !session.thinking) this.#probe();
  }

  advance(): void {
    this.#read(this.#session.advance());
  }

  finish(): void {
    this.#read(this.#session.finish());
    this.#demand(this.#session.thinking === undefined, 'no thinking after the end');
  }

  #set(state: State | undefined): void {
    this.#hasGame = true;
    this.#state = state;
  }

  #read(answers: readonly string[]): void {
    for (const answer of answers) {
      this.#demand(ANSWER.test(answer), `an answer of the protocol: ${answer}`);
      if (answer.startsWith('best ')) this.#judge(answer.slice('best '.length));
    }
  }

  #judge(turn: string): void {
    this.turns++;
    const state = this.#state!;
    const decision = decide(createMatch(kingdomino, state.options, state), { seat: state.seat, since: 0, turn });
    this.#demand(decision.kind === 'accepted', `a legal turn: ${turn}`);
    this.#demand(this.#session.thinking === undefined, 'one turn for each question');
  }

  /** A seat that nobody has is refused for a reason that shows what the session knows. */
  #probe(): void {
    const [answer] = this.#session.receive('seat 99');
    this.#demand(answer!.startsWith(`error ${this.#expectedFault()} `), `what it was told: ${answer}`);
  }

  #expectedFault(): string {
    if (!this.#hasGame) return 'no-game';
    if (!this.#state) return 'no-view';
    const who = asked(kingdomino, this.#state);
    return who.kind === 'seats' ? 'bad-seat' : who.kind === 'chance' ? 'chance-acts' : 'game-over';
  }

  #demand(holds: boolean, what: string): void {
    if (!holds) throw new Error(`expected ${what}, after\n${this.#told.join('\n')}`);
  }
}
