import type { JSX } from 'preact';
import { PRINT } from './hand.tsx';

export const ARMS = ['dot', 'stripe', 'double-dot', 'double-stripe', 'black', 'quarters', 'joker'] as const;
export type Arms = (typeof ARMS)[number];

const SHIELD =
  'M9 7C17 8.5 24 8 32 6.5 40 8 47 8.5 55 7 56 14 55.5 24 55 31 54 45 44 54 32 60.5 20 54 10 45 9 31 8.5 24 8 14 9 7Z';
// Charges may run over the edge: the line of the shield covers their ends.
const CHARGES: Record<Arms, string> = {
  dot: 'M32 19.5C39.5 19.5 43.5 25 43.5 31S39.5 42.5 32 42.5 20.5 37 20.5 31 24.5 19.5 32 19.5Z',
  'double-dot':
    'M21.5 20.5C27 20.5 29.5 24.5 29.5 29S27 37.5 21.5 37.5 13.5 33.5 13.5 29 16 20.5 21.5 20.5ZM42.5 20.5C48 20.5 50.5 24.5 50.5 29S48 37.5 42.5 37.5 34.5 33.5 34.5 29 37 20.5 42.5 20.5Z',
  stripe: 'M10 7.5L21 8.3 51.5 42 45 50.5 9 15Z',
  'double-stripe': 'M26.5 7.5L35 7.3 55 29 54 38.5ZM9 18L9.5 29 38 57.5 46.5 50.5Z',
  black: SHIELD,
  quarters: 'M9 7C17 8.5 24 8 32 6.5L32.5 32.5 9 32C8 24 8 14 9 7ZM32.5 32.5L55 31.5C54 45 44 54 32 60.5Z',
  joker:
    'M22.5 27C22 15.5 42.5 14 42.5 25.5 42.5 33 35 32.5 35 40L29.5 40C29 30.5 36 31.5 36 26 36 20.5 28.5 21 28.5 27.5ZM32.5 43.5C38 43.5 38 51.5 32.5 51.5S27 43.5 32.5 43.5Z',
};

const CROSS =
  'M-2.5-1.8L-3.5-6.5C-1.5-5.8 1.5-5.8 3.5-6.5L2-2 6.5-3.5C5.8-1.5 5.8 1.5 6.5 3.5L2 2 3.5 6.5C1.5 5.8-1.5 5.8-3.5 6.5L-2 2-6.5 3.5C-5.8 1.5-5.8-1.5-6.5-3.5Z';

interface ArmsMarkProps {
  readonly arms: Arms;
  readonly crosses?: number;
}

/**
 * A coat of arms in a square of 64 units; its crosses stand in a column to the right.
 * A rim of ivory keeps ink and red apart from dark paper.
 */
export function ArmsMark({ arms, crosses = 0 }: ArmsMarkProps): JSX.Element {
  const pitch = Math.min(15, 52 / crosses);
  const aside = crosses ? 'translate(-6 2) scale(.95)' : undefined;
  const marks = Array.from({ length: crosses }, (_, index) => {
    const place = `translate(55.5 ${32 + (index - (crosses - 1) / 2) * pitch}) rotate(${index % 2 ? 4 : -3})`;
    return <path key={index} d={CROSS} transform={place} />;
  });
  return (
    <>
      <g fill="var(--ivory)" stroke="var(--ivory)" stroke-linejoin="round">
        <path d={SHIELD} transform={aside} stroke-width="9" />
        <g stroke-width="3.4">{marks}</g>
      </g>
      <g transform={aside}>
        <path d={CHARGES[arms]} fill={PRINT} />
        {arms === 'black' && (
          <path
            d="M15 14C27 14.5 37 14.5 49 14 50 35 46 46 32 53.5 18 46 14 35 15 14Z"
            class="arms-inner"
            fill="none"
            stroke="var(--ivory)"
            stroke-width="1.8"
          />
        )}
        <path d={SHIELD} fill="none" stroke={PRINT} stroke-width="3.6" stroke-linejoin="round" />
      </g>
      <g fill="var(--cross)">{marks}</g>
    </>
  );
}

interface ArmsIconProps extends ArmsMarkProps {
  /** Empty where words stand beside it. */
  readonly label: string;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

const BOX = '-2.5 0 67 67';

/** A coat of arms as a picture of its own. */
export function ArmsIcon({ label, size = 24, ...mark }: ArmsIconProps): JSX.Element {
  if (label === '') {
    return (
      <svg class="piece" viewBox={BOX} width={size} height={size} aria-hidden="true" focusable="false">
        <ArmsMark {...mark} />
      </svg>
    );
  }
  return (
    <svg class="piece" viewBox={BOX} width={size} height={size} role="img" aria-label={label}>
      <ArmsMark {...mark} />
    </svg>
  );
}
