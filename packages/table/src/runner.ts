import type { GameTypes, Viewer } from '@crownhold/core';
import type { Input, InputRules } from './input.ts';
import type { Effect, Happening, Session, Stepped } from './session.ts';
import type { KeptDraft, Source, Tell } from './source.ts';
import { firstViewer, type SessionStart, startSession, step } from './step.ts';

export interface RunnerPorts<G extends GameTypes, I extends Input<G>> {
  /** After every change. */
  show(session: Session<G, I>): void;
  keepDraft?(draft: KeptDraft | undefined): void;
  /** What went wrong beside the rules: a source that cannot be reached for good. */
  fail(error: unknown): void;
}

/** A session at its source: happenings go in, sessions come out, effects are carried out. */
export class SessionRunner<G extends GameTypes, I extends Input<G>, A> {
  readonly #source: Source<G>;
  readonly #rules: InputRules<G, I, A>;
  readonly #ports: RunnerPorts<G, I>;
  #session: Session<G, I> | undefined;
  #unwatch: () => void = () => {};
  #isHeld = false;

  constructor(
    source: Source<G>,
    rules: InputRules<G, I, A>,
    { own, kept, toldVersion, isOpeningTold }: Pick<SessionStart<G>, 'own' | 'kept' | 'toldVersion' | 'isOpeningTold'>,
    ports: RunnerPorts<G, I>,
  ) {
    this.#source = source;
    this.#rules = rules;
    this.#ports = ports;
    let first: Stepped<G, I> | undefined;
    const after = toldVersion === undefined || toldVersion < 1 ? -1 : toldVersion - 1;
    this.#watch(firstViewer(own), after, (table, rows, left) => {
      if (first) this.dispatch({ kind: 'table', table, rows });
      else {
        first = startSession(rules, { own, table, rows, toldVersion, kept: left ?? kept, isOpeningTold });
        this.#hold(first.session);
      }
    });
    if (!first) throw new Error('a source that does not tell at once');
    this.#take(first);
  }

  get session(): Session<G, I> {
    return this.#session!;
  }

  dispatch(happening: Happening<G, A>): void {
    this.#take(step(this.#rules, this.session, happening));
  }

  close(): void {
    this.#unwatch();
  }

  /** Hears one viewer's words until another one is watched; what a source says later is not heard. */
  #watch(viewer: Viewer, after: number, tell: Tell<G>): void {
    let isEnded = false;
    let end = () => {};
    // The first words may lead to another watch already, before this one has returned.
    this.#unwatch = () => {
      isEnded = true;
      end();
    };
    const unwatch = this.#source.watch(viewer, (...told) => isEnded || tell(...told), after);
    if (isEnded) unwatch();
    else end = unwatch;
  }

  #take({ session, effects }: Stepped<G, I>): void {
    const isChanged = session !== this.#session;
    this.#session = session;
    this.#hold(session);
    for (const effect of effects) this.#carryOut(effect);
    if (isChanged) this.#ports.show(this.session);
  }

  /** From the row that ends a game of a series, even before it is told, until somebody goes on. */
  #hold({ pause, untold }: Session<G, I>): void {
    const isHeld =
      pause !== undefined ||
      untold.some(({ acts }) => acts.slice(0, -1).some(({ view }) => this.#rules.isBetweenGames(view)));
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#source.hold?.(isHeld);
  }

  #carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'watch':
        this.#unwatch();
        this.#watch(effect.viewer, effect.after, (table, rows, kept) =>
          this.dispatch({ kind: 'table', table, rows, kept }),
        );
        return;
      case 'submit': {
        // The turn itself may be secret: what waits for the answer knows its id alone.
        const { id } = effect.turn;
        const answered = this.#source.submit(effect.turn);
        answered.then((answer) => this.dispatch({ kind: 'answer', id, answer })).catch(this.#ports.fail);
        return;
      }
      case 'keep-draft':
        this.#ports.keepDraft?.(effect.draft);
        return;
      case 'ask-again':
        this.#source.askAgain?.(effect.seat);
    }
  }
}
