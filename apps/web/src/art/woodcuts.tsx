import { BLOCKS, type Woodcut } from '@crownhold/drawing/woodcuts';
import type { JSX } from 'preact';
import { type Crayon, crayonColour } from './crayon.tsx';
import { PRINT } from './hand.tsx';

export { WOODCUTS, type Woodcut } from '@crownhold/drawing/woodcuts';

interface WoodcutMarkProps {
  readonly name: Woodcut;
  /** Without one it is ivory. */
  readonly colour?: Crayon | undefined;
  /** Stands on it: the number of a spell. */
  readonly text?: string | undefined;
  /** Its finer lines would run together. */
  readonly isSmall?: boolean | undefined;
}

/** A small woodcut in a square of 64 units; a rim of ivory keeps it apart from whatever it lies on. */
export function WoodcutMark({ name, colour, text, isSmall = false }: WoodcutMarkProps): JSX.Element {
  const { shape, solid } = BLOCKS[name];
  const lines = isSmall ? undefined : BLOCKS[name].lines;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <g fill="var(--ivory)" stroke="var(--ivory)">
        <path d={shape + (solid ?? '')} stroke-width="9" />
        {lines && <path d={lines} stroke-width="6" />}
      </g>
      <path
        d={shape}
        fill={colour ? crayonColour(colour) : name === 'spell' ? 'var(--gold)' : 'var(--ivory)'}
        stroke={PRINT}
        stroke-width={isSmall ? 4 : 3}
      />
      {lines && <path d={lines} fill="none" stroke={PRINT} stroke-width="2.2" />}
      {solid && <path d={solid} fill={PRINT} />}
      {text && (
        <text
          x="32"
          y="43"
          text-anchor="middle"
          font-size="26"
          font-weight="bold"
          font-family="var(--title)"
          fill={PRINT}
        >
          {text}
        </text>
      )}
    </g>
  );
}

interface WoodcutIconProps extends Omit<WoodcutMarkProps, 'isSmall'> {
  /** Empty where words stand beside it. */
  readonly label: string;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

/** A woodcut as a picture of its own. */
export function WoodcutIcon({ label, size = 24, ...mark }: WoodcutIconProps): JSX.Element {
  return (
    <svg
      class="piece"
      viewBox="-4 -7 72 72"
      width={size}
      height={size}
      role={label === '' ? undefined : 'img'}
      aria-hidden={label === ''}
      aria-label={label}
    >
      <WoodcutMark {...mark} isSmall={size < 34} />
    </svg>
  );
}
