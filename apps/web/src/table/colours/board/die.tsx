import { type Colour, DICE } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { DieFaceArt } from '../../../board/die-face.tsx';

interface DieProps {
  readonly die: number;
  readonly drops: number;
  /** The colour that white was named. */
  readonly named?: Colour | undefined;
}

/** A die as a picture; the words stand with its button. */
export function Die({ die, drops, named }: DieProps): JSX.Element {
  return (
    <svg class="colours-die" viewBox="0 0 72 78" aria-hidden="true" focusable="false">
      <DieFaceArt face={{ kind: 'drops', count: drops, colour: named ?? DICE[die]! }} cutting={die} />
    </svg>
  );
}
