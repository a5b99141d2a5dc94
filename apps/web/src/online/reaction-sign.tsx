import type { Reaction } from '@crownhold/protocol';
import type { JSX } from 'preact';

/** Six signs as a linocut has them: pen lines, and flat shapes under them that are filled. */
const SIGNS: Readonly<Record<Reaction, readonly [pen: string, flat: string]>> = {
  // Two hands that meet, and what is heard of it.
  clap: [
    'M20 12l-4-7M32 9V2M44 12l4-7M31 27l-7-9M37 24l-6-8',
    'M14 34q-1-12 4-16 4-2 5 3l1 8 8-11q4-3 5 1l-3 8 6-6q4-2 4 2l-4 7 5-4q4-1 3 3l-4 7q6-3 5 2-3 11-12 17-11 6-19-2-5-7-4-19z',
  ],
  // A face that has seen something.
  wow: [
    'M22 26v5M42 26v5M19 17q3-4 7-3M38 14q4-1 7 3',
    'M32 6q25 1 26 26-2 25-26 26Q8 56 6 32 8 8 32 6zM32 38q6 1 6 7-1 6-6 6-6-1-6-6 0-6 6-7z',
  ],
  // A crown that has fallen over.
  'oh-no': ['M10 54q22 2 44 0M14 12l4 8M28 6l1 9M44 10l-4 8', 'M12 44L10 24l11 9 9-15 9 14 13-7-4 20q-18 4-36-1z'],
  // A chin on a hand, and what goes round in a head.
  think: [
    'M24 28q2-2 5-1M37 27q3-1 5 1M28 39q4-2 8-1M50 12v.3M57 6v.3',
    'M31 8q18 1 19 21-1 14-9 19l-1 9-14 1-1-8q-11-5-12-20Q14 10 31 8z',
  ],
  // Sand that runs out.
  hurry: ['M14 6q18-2 36 0M14 58q18 2 36 0M32 30v9', 'M18 8h28q0 14-12 24 12 10 12 24H18q0-14 12-24Q18 22 18 8z'],
  // A heart on paper.
  thanks: ['M22 24q0-5 5-5', 'M32 56Q8 40 8 24 9 11 20 10q9 1 12 10 3-9 12-10 11 1 12 14 0 16-24 32z'],
};

/** Drawn like every other sign of the page; no font has it. */
export function ReactionPicture({
  reaction,
  size,
}: {
  readonly reaction: Reaction;
  readonly size: number;
}): JSX.Element {
  const [pen, flat] = SIGNS[reaction];
  return (
    <svg
      class={`reaction is-${reaction}`}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle class="reaction-disc" cx="32" cy="32" r="30" />
      <g transform="translate(11 11) scale(.66)">
        <path class="reaction-flat" d={flat} />
        <path class="reaction-pen" d={pen} />
      </g>
    </svg>
  );
}
