import type { JSX } from 'preact';
import { Crowns } from './crown.tsx';
import type { Face, Ground } from './face.ts';
import { groundName, type Size } from './ground.ts';

const SEATS = 4;

interface SeatProps {
  readonly seat: number;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

function SeatPiece({ piece, seat, size = 24 }: SeatProps & { readonly piece: string }): JSX.Element {
  return (
    <svg class="piece" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#art-${piece}-${seat % SEATS}`} />
    </svg>
  );
}

/** The banner of a seat: its colour and its shape, for name chips. */
export function Banner(props: SeatProps): JSX.Element {
  return <SeatPiece piece="banner" {...props} />;
}

/** The pawn of a seat. */
export function King(props: SeatProps): JSX.Element {
  return <SeatPiece piece="king" {...props} />;
}

/** The castle of a seat, without the ground it stands on. */
export function Castle(props: SeatProps): JSX.Element {
  return <SeatPiece piece={(props.size ?? 24) < 34 ? 'castle-small' : 'castle-full'} {...props} />;
}

/** A ground as a sign, without crowns. */
export function GroundSign({ ground, size = 24 }: { readonly ground: Ground; readonly size?: number }): JSX.Element {
  return (
    <svg
      class={`piece on-${ground}`}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path class="square-fill" d="M2 2h60v60h-60z" />
      <use href={`#${groundName(ground, 0, 'small')}`} />
      <path class="square-line" d="M2 2h60v60h-60z" />
    </svg>
  );
}

/** A crown as a sign. */
export function CrownSign({ size = 24 }: { readonly size?: number }): JSX.Element {
  return (
    <svg class="piece" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true" focusable="false">
      <use href="#art-crown-full" />
    </svg>
  );
}

/** What lies on a square, drawn in 64 units from the origin; its colour is printed by whoever knows its edges. */
export function FaceArt({ face, size }: { readonly face: Face; readonly size: Size }): JSX.Element {
  if (face.kind === 'castle') return <use href={`#art-castle-${size}-${face.seat % SEATS}`} />;
  return (
    <>
      <use href={`#${groundName(face.ground, face.drawing, size)}`} />
      <Crowns count={face.crowns} size={size} />
    </>
  );
}
