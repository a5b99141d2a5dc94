import type { JSX } from 'preact';
import type { Sound } from '../app/sound.ts';
import type { Frame } from './frame.ts';

/** A place on the screen: all that matches a selector together, or a part of it. */
export interface Anchor {
  readonly selector: string;
  /** In fractions of its width and height; the whole without it. */
  readonly part?: Part;
  /** Where it was on the screen before the shot began that moves it away. */
  readonly isBefore?: boolean;
}

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface HeardSound {
  readonly sound: Sound;
  readonly atMs: number;
  /** From 0 to 1; as loud as it can be without it. */
  readonly loudness?: number;
}

interface Timed {
  /** After the beginning of its shot. */
  readonly startMs: number;
  readonly ms: number;
  /** What is heard, and when after its start. */
  readonly sounds?: readonly HeardSound[];
}

interface Drawn {
  /** What moves, on a layer of its own as large as the place where it goes. */
  readonly draw: () => JSX.Element;
}

interface Hiding {
  /** What is out of sight until the movement has ended: where the piece comes from, or where it goes. */
  readonly hides?: string;
}

/**
 * One piece on its way, as data: a face says what moves from where to where, the player finds the places on the screen.
 * `fly`: straight, turned by quarters to the left on the way; `hop`: in an arc; `turn-over`: straight with its back up, then
 * round its long axis; `drop`: lifted, then let go; `tumble`: rolls to rest where it lies; `tip`: falls over where it lies;
 * `path`: by its own keyframes over the whole place; `stroke`: a pencil draws it from left to right; `glow`: lights up and
 * fades; `rise`: words that rise; `come`: what matches the selector itself, from another place; `slide-in` and `slide-out`: the
 * same from the right and back; `hold`: nothing, so that people can look.
 */
export type Movement =
  | (Timed &
      Drawn &
      Hiding & { readonly kind: 'fly'; readonly from: Anchor; readonly to: Anchor; readonly quarters: number })
  | (Timed & Drawn & Hiding & { readonly kind: 'hop'; readonly from: Anchor; readonly to: Anchor })
  | (Timed &
      Drawn &
      Hiding & {
        readonly kind: 'turn-over';
        readonly from: Anchor;
        readonly to: Anchor;
        readonly drawBack: () => JSX.Element;
        /** How much of the time goes into turning over, at the end. */
        readonly overMs: number;
      })
  | (Timed & Drawn & Hiding & { readonly kind: 'drop' | 'tumble' | 'tip'; readonly to: Anchor })
  | (Timed & Drawn & { readonly kind: 'path'; readonly to: Anchor; readonly frames: readonly Frame[] })
  | (Timed & Drawn & { readonly kind: 'glow' | 'stroke'; readonly to: Anchor })
  | (Timed & { readonly kind: 'come'; readonly from: Anchor; readonly to: Anchor })
  | (Timed & { readonly kind: 'rise'; readonly to: Anchor; readonly text: string })
  | (Timed & { readonly kind: 'slide-in' | 'slide-out'; readonly to: Anchor })
  | (Timed & { readonly kind: 'hold' });

/** When the last of some movements has ended. */
export function lengthOf(movements: readonly Movement[]): number {
  return Math.max(0, ...movements.map(({ startMs, ms }) => startMs + ms));
}
