import type { GameTypes, Seat, View } from '@crownhold/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Movement } from '../travel/movement.ts';
import { type Playing, type PlayOptions, placesBefore, playMovements } from '../travel/player.tsx';
import { stretched, TIMES } from '../travel/times.ts';
import { type FilmPace, isMoving, type Panel, paced, type Shot, type ToldAct } from './film.ts';

/** What stands on the screen while a film runs. */
export interface Scene<G extends GameTypes> {
  readonly view: View<G['state']>;
  /** The boards that lie over mine, the last one on top. */
  readonly watched: readonly Seat[];
  /** Whether it stays until somebody taps. */
  readonly isWaiting?: boolean;
  readonly panel?: Panel<G> | undefined;
}

export interface ProjectorPorts<G extends GameTypes> {
  film(act: ToldAct<G>, own: readonly Seat[]): readonly Shot<G>[];
  pace(): FilmPace;
  /** Resolves once what was shown last is on the screen. */
  drawn(): Promise<void>;
  /** Whether nobody looks: then nothing is played. */
  isHidden(): boolean;
  play?(movements: readonly Movement[], options: PlayOptions): Playing;
}

/** How loud a rival's pieces are. */
const RIVAL_LOUDNESS = 0.5;

/** Shows acts as films: one after the other, ended all at once by a tap. */
export class Projector<G extends GameTypes> {
  readonly #ports: ProjectorPorts<G>;
  readonly #isRunning = signal(false);
  #playing: Playing | undefined;
  #own: Playing | undefined;
  #isSkipping = false;
  #isHurried = false;
  #isWaiting = false;
  #watched: Seat | undefined;

  constructor(ports: ProjectorPorts<G>) {
    this.#ports = ports;
  }

  /** Whether a tap would end a film. */
  get isRunning(): ReadonlySignal<boolean> {
    return this.#isRunning;
  }

  /**
   * Shows an act, scene by scene; nothing if there is nothing to see. What is shown first is shown before this returns.
   * `hasMore` is asked at the end: the board of a rival stays while another one's turn follows. With the pace `none` it is
   * told without being shown.
   */
  play(
    act: ToldAct<G>,
    own: readonly Seat[],
    hasMore: () => boolean,
    show: (scene: Scene<G>) => void,
    pace: FilmPace | 'none' = this.#ports.pace(),
  ): Promise<void> | undefined {
    if (pace === 'none' || this.#isSkipping || this.#isHurried || this.#ports.isHidden()) {
      this.#isSkipping &&= hasMore();
      this.#watched = undefined;
      return undefined;
    }
    // Those who want no movement find the table as it is.
    if (act.isOpening && !isMoving(pace)) return undefined;
    const shots = paced(this.#ports.film(act, own), act, pace);
    const [first] = shots;
    if (!first) return undefined;
    this.#isRunning.value = true;
    show({ view: first.view, watched: this.#watched === undefined ? [] : [this.#watched], panel: first.panel });
    return this.#run(shots, pace, hasMore, show);
  }

  /** Ends all that runs and all that follows until somebody is asked. */
  skip(): void {
    if (!this.#isRunning.value) return;
    if (!this.#isWaiting) this.#isSkipping = true;
    this.#playing?.end();
  }

  /** Shows nothing until told otherwise: somebody lets a bot play many turns. */
  hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
  }

  /** Shows again what was told; a quick table is no reason not to look. */
  async replay(
    acts: readonly ToldAct<G>[],
    own: readonly Seat[],
    show: (scene: Scene<G> | undefined) => void,
  ): Promise<void> {
    if (this.#isRunning.value) return;
    const pace = this.#ports.pace() === 'quick' ? 'normal' : this.#ports.pace();
    for (const [at, act] of acts.entries()) await this.play(act, own, () => at < acts.length - 1, show, pace);
    show(undefined);
  }

  /** What people do themselves moves too, but never makes them wait. */
  playOwn(movements: readonly Movement[]): void {
    this.#own?.end();
    this.#own = movements.length > 0 && !this.#ports.isHidden() ? this.#start(movements, 1) : undefined;
  }

  /** Plays movements that people wait for, unless they tap or want none. */
  async playAlone(movements: readonly Movement[]): Promise<void> {
    if (this.#ports.pace() === 'still') return this.playOwn(movements);
    if (this.#isRunning.value || this.#ports.isHidden()) return;
    this.#own?.end();
    this.#isRunning.value = true;
    await this.#wait(movements, 1);
    this.#isSkipping = false;
    this.#isRunning.value = false;
  }

  close(): void {
    this.#isSkipping = true;
    this.#playing?.end();
    this.#own?.end();
  }

  async #run(
    shots: readonly Shot<G>[],
    pace: FilmPace,
    hasMore: () => boolean,
    show: (scene: Scene<G>) => void,
  ): Promise<void> {
    for (const { view, focus, movements, isWaiting = false, panel } of shots) {
      if (this.#isSkipping) break;
      if (focus !== this.#watched) await this.#look(view, focus, pace, show);
      if (this.#isSkipping) break;
      const before = placesBefore(movements);
      show({ view, watched: this.#watched === undefined ? [] : [this.#watched], isWaiting, panel });
      await this.#ports.drawn();
      this.#isWaiting = isWaiting;
      await this.#wait(movements, focus === undefined ? 1 : RIVAL_LOUDNESS, before);
      this.#isWaiting = false;
    }
    const last = shots.at(-1)!;
    if (!this.#isSkipping && !hasMore()) await this.#look(last.view, undefined, pace, show);
    if (this.#isSkipping) {
      this.#watched = undefined;
      this.#isSkipping = hasMore();
    }
    this.#isRunning.value = false;
  }

  /** Turns to the board of another seat, or back to mine. */
  async #look(
    view: View<G['state']>,
    focus: Seat | undefined,
    pace: FilmPace,
    show: (scene: Scene<G>) => void,
  ): Promise<void> {
    const before = this.#watched;
    this.#watched = focus;
    if (before === focus || !isMoving(pace)) return;
    show({ view, watched: [before, focus].filter((seat) => seat !== undefined) });
    await this.#ports.drawn();
    const kind = focus === undefined ? 'slide-out' : 'slide-in';
    const to = { selector: focus === undefined ? '.watched' : '.watched:last-of-type' };
    await this.#wait([{ kind, to, startMs: 0, ms: stretched(TIMES.rival.slide, pace) }], 1);
  }

  async #wait(movements: readonly Movement[], loudness: number, before?: PlayOptions['before']): Promise<void> {
    if (this.#isSkipping) return;
    this.#playing = this.#start(movements, loudness, before);
    await this.#playing.done;
  }

  #start(movements: readonly Movement[], loudness: number, before?: PlayOptions['before']): Playing {
    const isStill = this.#ports.pace() === 'still';
    return (this.#ports.play ?? playMovements)(movements, { isStill, loudness, before });
  }
}
