import type { JSX } from 'preact';
import type { Face } from '../art/face.ts';
import { DominoPiece } from './domino-piece.tsx';

export interface DominoPlace {
  readonly key: string | number;
  readonly number: number;
  readonly faces: readonly [Face, Face];
  /** The seat whose king stands on it. */
  readonly king?: number | undefined;
  readonly state: 'free' | 'taken' | 'mine' | 'current' | 'gone' | 'disallowed';
  /** The accessible name, state and king included. */
  readonly label: string;
}

export interface DominoLineProps {
  readonly label: string;
  readonly places: readonly DominoPlace[];
  readonly isFaceUp: boolean;
  readonly chosen?: number | undefined;
  /** Any place may be tapped, also one that may not be picked: the screen then says why. */
  readonly onPick?: ((index: number) => void) | undefined;
  /** A pointer went down on the place `current`: begin a drag with it. */
  readonly onLift?: ((index: number, down: PointerEvent) => void) | undefined;
}

/** A line of up to four dominoes, lowest number first. */
export function DominoLine({ label, places, isFaceUp, chosen, onPick, onLift }: DominoLineProps): JSX.Element {
  return (
    <fieldset class="domino-line">
      <legend class="unseen">{label}</legend>
      {places.map((place, index) => {
        const isLiftable = place.state === 'current' && onLift !== undefined;
        return (
          <button
            key={place.key}
            type="button"
            class={`domino-place is-${place.state}${isLiftable ? ' is-liftable' : ''}`}
            aria-label={place.label}
            aria-pressed={index === chosen}
            aria-disabled={place.state !== 'free' && place.state !== 'current'}
            onClick={() => onPick?.(index)}
            onPointerDown={(event) => isLiftable && onLift(index, event)}
          >
            {place.state === 'gone' ? (
              <span class="domino-gap" />
            ) : (
              <DominoPiece faces={place.faces} number={place.number} king={place.king} isFaceUp={isFaceUp} />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
