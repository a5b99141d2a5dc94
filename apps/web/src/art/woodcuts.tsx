import type { JSX } from 'preact';
import { type Crayon, crayonColour } from './crayon.tsx';
import { PRINT } from './hand.tsx';

export const WOODCUTS = ['capital', 'tower', 'griffin', 'hydra', 'unicorn', 'dragon', 'spell', 'blot', 'drop'] as const;
export type Woodcut = (typeof WOODCUTS)[number];

interface Block {
  readonly shape: string;
  /** Cut lines. */
  readonly lines?: string;
  /** Solid ink. */
  readonly solid?: string;
}

// Drawn in a square of 64 units.
const BLOCKS: Record<Woodcut, Block> = {
  capital: {
    shape:
      'M5 57V30L4 22H9V26H12V22H17V26H20L21 31H24L25 16 22 15 23 8H28V12H31V8H36V12H39L41 8 42 15 39 16V31H43V26H46V22H51V26H54V22L60 22 59 30V57Z',
    lines: 'M9 35H14M7 42H11M53 35V54M56 40V54M50 46V54M37 20V30M20 33V48M44 33V40M8 51H12M23 40H26',
    solid: 'M26 57V47C26 39 38 39 38 47V57ZM29 26V21H33V26ZM12 48V43H16V48ZM31.5 9V-4H33L45-2 40 1.5 44 5 33.5 5V9Z',
  },
  tower: {
    shape: 'M20 58L23 26 17 23V9H23V14H28V9H36V14H41V9H47V23L41 26 45 58Z',
    lines: 'M39 30L41 55M36 34L37 55M23 25H41M25 34H29M24 44H28M30 52H34M33 20H37',
    solid: 'M29 42V35C29 30 35 30 35 35V42ZM12 59C22 54 44 54 53 59 44 62 20 62 12 59Z',
  },
  griffin: {
    shape:
      'M17 59C15 50 19 45 23 41 11 37 4 25 4 7L12 15 13 5 20 16 24 8C28 16 30 22 31 27 30 19 34 14 40 13L38 4 47 11C55 12 59 18 59 24 62 27 61 34 56 37 56 32 53 30 48 31 46 39 50 48 53 59Z',
    lines:
      'M31 27C31 33 28 38 23 41M11 20C14 27 18 32 24 35M18 20C20 25 22 28 26 31M59 24C54 23 51 26 48 31M31 40q4 4 8 0M25 46q4 4 8 0q4 4 8 0M22 53q4 4 8 0q4 4 8 0q4 4 8 0',
    solid: 'M43 18L51 20C49 24 44 23 43 18Z',
  },
  hydra: {
    shape:
      'M17 59C22 52 24 47 21 40 19 35 14 33 13 26L5 27 7 22 3 19C4 11 16 9 20 17 23 24 24 28 28 32L28 20 20 19 23 15 20 11C24 3 37 2 39 11 41 17 36 24 37 32 41 29 42 24 43 18 46 9 58 9 61 17L57 21 60 26 51 26C50 33 45 36 43 41 41 47 43 53 49 59Z',
    lines: 'M27 39L38 38M25 45L40 44M25 51L41 50M30 26L34 26M17 24L20 22M45 24L48 25',
    solid: 'M10 15a2 2.2 0 1 0 .1-.1ZM29 9a2 2.2 0 1 0 .1-.1ZM54 14a2 2.2 0 1 0 .1-.1Z',
  },
  unicorn: {
    shape:
      'M12 59C9 52 12 49 9 45 12 43 10 38 12 34 15 33 15 28 18 25 22 25 24 21 28 20L28 8 35 16 57 1 44 22C48 28 53 35 57 42 59 48 55 53 50 51 46 50 43 46 37 46 35 51 38 55 40 59Z',
    lines: 'M35 16C38 17 41 19 44 22M41 13L45 17M46 9L50 12M51 47L54 45M46 41C43 44 40 45 37 46',
    solid:
      'M12 59C9 52 12 49 9 45 12 43 10 38 12 34 15 33 15 28 18 25 22 25 24 21 28 20 30 24 25 27 23 31 25 33 20 36 19 40 22 42 18 46 18 50 20 53 17 56 18 59ZM38 25L44 28C42 31 38 29 38 25Z',
  },
  dragon: {
    shape:
      'M8 59C3 50 10 43 18 42L22 41C22 34 17 31 15 32 14 27 10 25 6 26 9 20 8 14 3 8 17 10 26 19 30 31 32 27 31 23 32 19 34 13 39 10 43 11L40 2 50 10C56 11 60 16 62 21L53 23 60 27C56 32 50 32 46 29 47 39 42 46 35 50 46 49 51 53 53 59Z',
    lines:
      'M30 31C27 36 25 39 22 41M6 10C14 16 20 25 23 36M15 32C16 26 15 21 13 16M53 23C49 24 47 26 46 29M35 50C30 52 26 52 22 50M38 32L43 33M36 38L42 40M33 43L38 46',
    solid: 'M46 15L53 17C51 20 47 19 46 15ZM32 19L27 19 31 24 27 26 31 29Z',
  },
  spell: {
    shape: 'M32 3L40 22 61 24 45 38 51 59 32 48 14 59 19 38 3 25 24 22Z',
    lines: 'M12 8L16 13M52 8L48 13M4 46L10 43M60 46L54 43',
  },
  blot: {
    shape:
      'M26 16C25 5 38 3 39 14 40 19 43 20 46 17 53 10 61 18 55 25 50 30 52 32 57 33 64 37 58 47 50 45 45 43 42 46 44 51 46 62 33 63 30 54 28 49 25 48 20 51 11 57 4 48 10 41 13 37 12 35 8 34-1 29 6 18 14 21 20 23 25 21 26 16Z',
    lines: 'M22 30C25 25 30 24 34 26',
  },
  drop: {
    shape: 'M33 4C38 18 53 28 53 41 53 53 44 60 32 60S11 53 11 41C11 28 28 19 33 4Z',
    lines: 'M20 42C20 48 24 52 29 53',
  },
};

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
  readonly label: string;
  /** Side in pixels, 24 unless told. */
  readonly size?: number;
}

/** A woodcut as a picture of its own. */
export function WoodcutIcon({ label, size = 24, ...mark }: WoodcutIconProps): JSX.Element {
  return (
    <svg class="piece" viewBox="-4 -7 72 72" width={size} height={size} role="img" aria-label={label}>
      <WoodcutMark {...mark} isSmall={size < 34} />
    </svg>
  );
}
