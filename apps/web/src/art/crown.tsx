import type { JSX } from 'preact';
import type { Size } from './ground.ts';
import type { Drawing } from './plate.tsx';

export const CROWN: Readonly<Record<Size, Drawing>> = {
  full: [
    ['ivory', 'M-9.500.3q-.3-9 9.300-9.800 9.500.2 9.700 9.600-.3 9.200-9.600 9.500Q-9.300 9.300-9.500.3z'],
    ['gold', 'M-5.500 4.600l-1.300-8 3.800 2.700L.1-5.600l3 4.900 3.800-2.600-1.300 8q-5.600 1.200-11.100-.1z'],
  ],
  small: [
    ['ivory', 'M-9.300 0a9.300 9.300 0 1 1 0 .1z'],
    ['pollen', 'M-6 5.500L-7-4l4.500 3.500L0-6.500 2.500-.5 7-4 6 5.500z'],
  ],
};

const PLACES: readonly (readonly number[])[] = [[], [12], [12, 33], [11, 32, 53]];

/** One to three crowns along the top of a square, each on its own disc. */
export function Crowns({ count, size = 'full' }: { readonly count: number; readonly size?: Size }): JSX.Element {
  return (
    <>
      {PLACES[Math.min(count, 3)]!.map((x) => (
        <use key={x} href={`#art-crown-${size}`} x={x} y={12} />
      ))}
    </>
  );
}
