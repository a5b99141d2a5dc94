import type { Colour } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { WoodcutMark } from '../../../art/woodcuts.tsx';

interface DropProps {
  readonly colour: Colour;
  readonly size: number;
  /** Spent, or not usable yet. */
  readonly isPale?: boolean;
}

/** A drop of a colour as a picture. */
export function Drop({ colour, size, isPale = false }: DropProps): JSX.Element {
  return (
    <svg
      class={isPale ? 'colours-drop is-pale' : 'colours-drop'}
      viewBox="2 -2 62 68"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <WoodcutMark name="drop" colour={colour} isSmall={size < 30} />
    </svg>
  );
}
