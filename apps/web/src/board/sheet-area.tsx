import type { JSX } from 'preact';
import { type Crayon, crayonColour, Scribble } from '../art/crayon.tsx';
import { PRINT } from '../art/hand.tsx';
import { WoodcutMark } from '../art/woodcuts.tsx';
import { kept } from './kept.ts';
import { AreaScene } from './sheet-art.tsx';
import type { SheetArea } from './sheet-data.ts';

const STEP = 9;
const CHIP = 12;

/** The crayon of an area, under every line. */
export const AreaPaint = kept(({ area }: { readonly area: SheetArea }): JSX.Element => {
  return (
    <g class={`area-paint${area.state ? ` is-${area.state}` : ''}`}>
      {area.fill && <Scribble corners={area.points} crayon={area.fill} step={STEP} />}
    </g>
  );
});

interface AreaSignsProps {
  readonly area: SheetArea;
  /** The letters stand beside the top of the sign, not beside its foot. */
  readonly isCrowded: boolean;
  /** Finer lines would run together. */
  readonly isSmall?: boolean | undefined;
}

/**
 * What stands on an area: its sign, the letter of the sign's colour to the right, that of the crayon to the left; one
 * letter in gold where both are the same.
 */
export const AreaSigns = kept(({ area, isCrowded, isSmall }: AreaSignsProps): JSX.Element => {
  const { centre, room, sign, fill, letter } = area;
  const size = Math.min(58, 1.1 * room);
  const isWanted = fill !== undefined && fill === sign?.colour;
  const aside = size / 2;
  const level = (size / 2 - 4) * (isCrowded ? -1 : 1);
  return (
    <g
      class={`area-signs${sign?.name === 'capital' ? ' is-capital' : ''}${area.state ? ` is-${area.state}` : ''}`}
      transform={`translate(${centre[0]} ${centre[1]})`}
    >
      {!sign && <AreaScene area={area} />}
      {sign && (
        <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 64})`}>
          <WoodcutMark name={sign.name} colour={sign.colour} text={sign.text} isSmall={isSmall} />
        </g>
      )}
      {sign?.letter && !isWanted && <Chip x={aside} y={level} letter={sign.letter} colour={sign.colour} />}
      {fill && letter && (
        <Chip x={sign ? -aside : 0} y={sign ? level : 0.62 * room} letter={letter} isGold={isWanted} />
      )}
    </g>
  );
});

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly colour?: Crayon | undefined;
  readonly isGold?: boolean;
}

function Chip({ x, y, letter, colour, isGold = false }: ChipProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={CHIP}
        fill={isGold ? 'var(--gold)' : colour ? crayonColour(colour) : 'var(--ivory)'}
        stroke={PRINT}
        stroke-width="1.6"
      />
      {(colour || isGold) && <circle r={CHIP - 3.2} fill="var(--ivory)" />}
      <text class="area-letter" y="5.2">
        {letter}
      </text>
    </g>
  );
}
