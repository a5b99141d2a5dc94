import type { JSX } from 'preact';

export const SPELL_SIGNS = ['free', 'split', 'pair', 'turn', 'domains', 'cross', 'castle'] as const;
export type SpellSignName = (typeof SPELL_SIGNS)[number];

/** Pen lines, then flat shapes in a light tint of the same ink, in a square of 64 units, as a gouge would leave them. */
const SIGNS: Readonly<Record<SpellSignName, readonly [pen: string, flat: string]>> = {
  // A domino with wings.
  free: [
    'M23 38Q9 39 4 26 9 30 14 28 8 23 8 15 15 22 23 24M41 38q14 1 19-12-5 4-10 2 6-5 6-13-7 7-15 9M32 22q1 10 0 20',
    'M23 21q9-1 18 0 1 11 0 22-9 1-18 0-1-11 0-22z',
  ],
  // Two halves that part.
  split: [
    'M27 32q-3 0-6 0M21 32l5-5M21 32l5 5M37 32q3 0 6 0M43 32l-5-5M43 32l-5 5',
    'M4 22q7-1 14 0 1 10 0 20-7 1-14 0-1-10 0-20zM46 22q7-1 14 0 1 10 0 20-7 1-14 0-1-10 0-20z',
  ],
  // Two dice, one behind the other.
  pair: [
    'M17 46v.2M27 36v.2M46 17v.2M46 31v.2',
    'M9 29q13-1 26 0 1 13 0 27-13 1-26 0-1-13 0-27zM30 26Q29 17 30 8q13-1 26 0 1 14 0 27-8 1-17 0l-1-7z',
  ],
  // A die that rolls over.
  turn: [
    'M14 20Q24 6 40 9q10 3 15 13M56 9q1 7-1 14-7 0-13-3',
    'M17 27q15-1 30 0 1 14 0 29-15 1-30 0-1-14 0-29zM24 34v.2M40 49v.2M32 41.500v.2',
  ],
  // Three little shields, each with its own border.
  domains: [
    'M32 60q-1-5 0-9',
    'M22 5q5 1 10-1 5 2 10 1 1 12-2 18-3 5-8 8-5-3-8-8-3-6-2-18zM5 34q4 1 9-1 4 2 9 1 1 10-2 15-3 5-7 7-4-2-7-7-3-5-2-15zM41 34q4 1 9-1 4 2 9 1 1 10-2 15-3 5-7 7-4-2-7-7-3-5-2-15z',
  ],
  // A cross that is stamped.
  cross: ['M14 12Q32 31 51 51M50 12Q32 32 13 52', ''],
  castle: ['M32 18V6M32 6l10 4-10 4M27 57V46q5-7 10 0v11', 'M9 57V29l-1-8h7v5h6v-5h6l1-4h8l1 4h6v5h6v-5h7l-1 8v28z'],
};

const BOLT = 'M37 3L15 36l14 1-6 24 25-35-15-1z';

interface SpellSignProps {
  readonly spell: SpellSignName;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

/** The sign of a spell, or of the castle. It says nothing aloud: words stand beside it or on its button. */
export function SpellSign({ spell, size = 24 }: SpellSignProps): JSX.Element {
  const [pen, flat] = SIGNS[spell];
  return (
    <svg class="icon" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      {flat !== '' && <path class="icon-flat" d={flat} transform="translate(2 2)" />}
      <path class="icon-pen" d={pen + flat} />
    </svg>
  );
}

/** Lightning: a spell that works at once. */
export function Bolt({ size = 16 }: { readonly size?: number }): JSX.Element {
  return (
    <svg class="piece" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={BOLT} fill="var(--gold)" stroke="var(--ink)" stroke-width="4" stroke-linejoin="round" />
    </svg>
  );
}
