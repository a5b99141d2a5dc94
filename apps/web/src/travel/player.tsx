import { type JSX, render } from 'preact';
import { playSound } from '../app/sound.ts';
import type { Frame } from './frame.ts';
import {
  around,
  BOTH,
  backFrames,
  comeFrames,
  dropFrames,
  faceFrames,
  flyFrames,
  glowFrames,
  hopFrames,
  partOf,
  type Rect,
  riseFrames,
  shiftInside,
  slideFrames,
  strokeFrames,
  tipFrames,
  tumbleFrames,
} from './keyframes.ts';
import { type Anchor, lengthOf, type Movement } from './movement.ts';
import './travel.css';

export interface Playing {
  /** When all has ended, by itself or not. */
  readonly done: Promise<void>;
  /** Ends all of it at once. */
  end(): void;
}

export interface PlayOptions {
  /** Nothing moves: what has changed gets a ring, and words stand still. */
  readonly isStill: boolean;
  /** From 0 to 1. */
  readonly loudness: number;
  /** Where things were before the screen changed, as `placesBefore` found them. */
  readonly before?: ReadonlyMap<Anchor, Rect> | undefined;
}

const RING_MS = 400;
const STILL_WORDS_MS = 1200;
/** What moves without a change that anybody would have to look for. */
const UNRINGED: ReadonlySet<Movement['kind']> = new Set(['glow', 'tip', 'path', 'come', 'slide-in', 'slide-out']);

/** Plays movements on layers of their own, over whatever the screen shows now. */
export function playMovements(movements: readonly Movement[], options: PlayOptions): Playing {
  return new Run(options, placesOf(movements)).play(movements);
}

/** Finds the places that movements begin at, if these are about to leave the screen. */
export function placesBefore(movements: readonly Movement[]): ReadonlyMap<Anchor, Rect> {
  const leaving = movements.flatMap((movement) =>
    'from' in movement && movement.from.isBefore ? [movement.from] : [],
  );
  return new Map(
    leaving.flatMap((anchor) => {
      const place = placeOf(anchor);
      return place ? [[anchor, place] as const] : [];
    }),
  );
}

/** Where everything is that movements go to or come from, found before the first layer makes the browser lay out anew. */
function placesOf(movements: readonly Movement[]): ReadonlyMap<Anchor, Rect> {
  const anchors = movements.flatMap((movement) => [
    ...('to' in movement ? [movement.to] : []),
    ...('from' in movement ? [movement.from] : []),
  ]);
  return new Map(
    [...new Set(anchors)].flatMap((anchor) => {
      const place = placeOf(anchor);
      return place ? [[anchor, place] as const] : [];
    }),
  );
}

/** How long layers are made before the browser may draw a frame. */
const SLICE_MS = 4;

/** One row of movements with its layers. They are made slice by slice, out of sight, and set off together. */
class Run {
  readonly #options: PlayOptions;
  readonly #places: ReadonlyMap<Anchor, Rect>;
  readonly #host = document.createElement('div');
  readonly #animations: Animation[] = [];
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #timed: { readonly ms: number; readonly act: () => void }[] = [];
  #frame: number | undefined;

  constructor(options: PlayOptions, places: ReadonlyMap<Anchor, Rect>) {
    this.#options = options;
    this.#places = places;
    this.#host.className = 'travel';
    this.#host.ariaHidden = 'true';
    document.body.append(this.#host);
  }

  play(movements: readonly Movement[]): Playing {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ms = lengthOf(movements);
    const end = () => {
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      for (const timer of this.#timers) clearTimeout(timer);
      for (const animation of this.#animations) animation.cancel();
      for (const layer of this.#host.children) render(null, layer);
      this.#host.remove();
      resolve();
    };
    if (!this.#options.isStill) this.#later(ms, end);
    else {
      // What stands still may be read on while the game goes on.
      this.#later(ms, resolve);
      this.#later(Math.max(ms, STILL_WORDS_MS), end);
    }
    this.#prepare(movements);
    return { done: promise, end };
  }

  #prepare(movements: readonly Movement[]): void {
    const begun = performance.now();
    for (const [at, movement] of movements.entries()) {
      if (performance.now() - begun > SLICE_MS) {
        // Beside the screen layers are painted as they come; hidden ones would all be painted at once when they show.
        this.#host.style.translate = '-150vw';
        this.#frame = requestAnimationFrame(() => this.#prepare(movements.slice(at)));
        return;
      }
      this.#start(movement);
    }
    this.#setOff();
  }

  #setOff(): void {
    if (this.#host.style.translate) this.#host.style.translate = '0px';
    for (const animation of this.#animations) animation.play();
    for (const { ms, act } of this.#timed) this.#timers.push(setTimeout(act, ms));
  }

  #start(movement: Movement): void {
    if (this.#options.isStill) {
      this.#showStill(movement);
      return;
    }
    for (const { sound, atMs, loudness = 1 } of movement.sounds ?? []) {
      this.#later(movement.startMs + atMs, () => playSound(sound, loudness * this.#options.loudness));
    }
    if ('hides' in movement && movement.hides !== undefined) this.#hide(movement.hides, movement);
    const to = 'to' in movement ? this.#places.get(movement.to) : undefined;
    if (!to) return;
    switch (movement.kind) {
      case 'fly': {
        const from = this.#origin(movement.from);
        if (from) this.#move(this.#layer(to, movement.draw()), flyFrames(from, to, movement.quarters), movement);
        return;
      }
      case 'hop': {
        const from = this.#origin(movement.from);
        if (from) this.#move(this.#layer(to, movement.draw()), hopFrames(from, to), movement);
        return;
      }
      case 'turn-over': {
        const from = this.#origin(movement.from);
        const { ms, overMs } = movement;
        if (!from) return;
        this.#move(this.#layer(to, movement.drawBack()), backFrames(from, to, ms, overMs), movement);
        this.#move(this.#layer(to, movement.draw()), faceFrames(ms, overMs), movement);
        return;
      }
      case 'drop':
        this.#move(this.#layer(to, movement.draw()), dropFrames(), movement);
        return;
      case 'tumble':
        this.#move(this.#layer(to, movement.draw()), tumbleFrames(), movement);
        return;
      case 'tip':
        this.#move(this.#layer(to, movement.draw()), tipFrames(), movement);
        return;
      case 'stroke':
        this.#stroke(to, movement.draw(), movement);
        return;
      case 'come': {
        const from = this.#origin(movement.from);
        if (from) for (const element of elementsOf(movement.to)) this.#move(element, comeFrames(from, to), movement);
        return;
      }
      case 'path':
        this.#move(this.#layer(to, movement.draw()), movement.frames, movement);
        return;
      case 'glow':
        this.#move(this.#layer(to, movement.draw()), glowFrames(), movement);
        return;
      case 'rise':
        this.#move(this.#words(to, movement.text), riseFrames(), movement);
        return;
      case 'slide-in':
      case 'slide-out':
        for (const element of elementsOf(movement.to)) this.#move(element, slideFrames(movement.kind), movement);
        return;
    }
  }

  /** No sound is lost, and nobody has to look for what has changed. */
  #showStill(movement: Movement): void {
    for (const { sound } of movement.sounds ?? []) playSound(sound, this.#options.loudness);
    const to = 'to' in movement ? this.#places.get(movement.to) : undefined;
    if (!to || UNRINGED.has(movement.kind)) return;
    const isWords = movement.kind === 'rise';
    const layer = isWords ? this.#words(to, movement.text) : this.#layer(to, <i class="travel-ring" />);
    this.#later(isWords ? STILL_WORDS_MS : RING_MS, () => layer.remove());
  }

  #layer({ x, y, width, height }: Rect, piece: JSX.Element): HTMLElement {
    const layer = document.createElement('div');
    layer.className = 'travel-layer';
    Object.assign(layer.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.#host.append(layer);
    render(piece, layer);
    return layer;
  }

  #stroke(to: Rect, piece: JSX.Element, movement: Movement): void {
    const layer = this.#layer(to, <div class="travel-ink">{piece}</div>);
    layer.classList.add('is-window');
    this.#move(layer, strokeFrames('window'), movement);
    this.#move(layer.firstElementChild!, strokeFrames('content'), movement);
  }

  #origin(anchor: Anchor): Rect | undefined {
    return this.#options.before?.get(anchor) ?? this.#places.get(anchor);
  }

  /** Words are wider than what they are about: at the edge of the window they step back into it. */
  #words(to: Rect, text: string): HTMLElement {
    const layer = this.#layer(to, <b class="travel-words">{text}</b>);
    const { left, right } = layer.firstElementChild!.getBoundingClientRect();
    layer.style.left = `${to.x + shiftInside(left, right, innerWidth)}px`;
    return layer;
  }

  #move(element: Element, frames: readonly Frame[], { startMs, ms }: Movement): void {
    const options = { delay: startMs, duration: ms, fill: 'both', easing: 'linear' } as const;
    this.#await(
      element.animate(
        frames.map((frame) => ({ easing: BOTH, ...frame })),
        options,
      ),
    );
  }

  /** Without touching styles, which belong to the components. */
  #hide(selector: string, { startMs, ms }: Movement): void {
    for (const element of document.querySelectorAll(selector)) {
      this.#await(element.animate({ opacity: [0, 0] }, { duration: startMs + ms, fill: 'none' }));
    }
  }

  /** An animation stands at its beginning until all are set off. */
  #await(animation: Animation): void {
    animation.pause();
    this.#animations.push(animation);
  }

  #later(ms: number, act: () => void): void {
    this.#timed.push({ ms, act });
  }
}

function elementsOf({ selector }: Anchor): readonly Element[] {
  return [...document.querySelectorAll(selector)];
}

function placeOf(anchor: Anchor): Rect | undefined {
  const rects = elementsOf(anchor).map((element) => element.getBoundingClientRect());
  const whole = around(rects.filter(({ width, height }) => width > 0 && height > 0));
  return whole && partOf(whole, anchor.part);
}
