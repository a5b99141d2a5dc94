import type { JSX } from 'preact';
import type { Face } from '../art/face.ts';
import { King } from '../art/piece.tsx';
import { DominoPiece } from './domino-piece.tsx';

export interface DominoPlace {
  readonly key: string | number;
  readonly number: number;
  readonly faces: readonly [Face, Face];
  /** The seat whose king stands on it. */
  readonly king?: number | undefined;
  readonly state: 'free' | 'taken' | 'mine' | 'current' | 'gone' | 'disallowed';
  /** A few words under it. */
  readonly note?: string | undefined;
  /** The accessible name, state and king included. */
  readonly label: string;
}

export interface LoneKing {
  readonly index: number;
  readonly seat: number;
  readonly onLift: (down: PointerEvent) => void;
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
  /** A king that stands in a gap, ready to move on, and a pointer that went down on it. */
  readonly lone?: LoneKing | undefined;
}

/** A line of up to four dominoes, lowest number first. */
export function DominoLine({ label, places, isFaceUp, chosen, onPick, onLift, lone }: DominoLineProps): JSX.Element {
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
            data-domino={place.number}
            data-in-hand={place.state === 'current' ? '' : undefined}
            aria-label={place.label}
            aria-pressed={index === chosen}
            aria-disabled={place.state !== 'free' && place.state !== 'current'}
            onClick={() => onPick?.(index)}
            onPointerDown={(event) => isLiftable && onLift(index, event)}
          >
            {place.state === 'gone' ? (
              <Gap lone={lone?.index === index ? lone : undefined} />
            ) : (
              <DominoPiece faces={place.faces} number={place.number} king={place.king} isFaceUp={isFaceUp} />
            )}
            {place.note !== undefined && <span class="domino-note" data-note={place.note} />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Where a domino lay. */
export function Gap({ lone }: { readonly lone?: LoneKing | undefined }): JSX.Element {
  return (
    <span class="domino-gap">
      {lone && (
        <span class="king-in-hand" onPointerDown={lone.onLift}>
          <King seat={lone.seat} size={36} />
        </span>
      )}
    </span>
  );
}
