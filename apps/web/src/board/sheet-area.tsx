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
  const { centre, sign, fill } = area;
  const { size, aside, level } = placesOn(area, isCrowded);
  const isWanted = fill !== undefined && fill === sign?.colour;
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
      <FillLetter area={area} isCrowded={isCrowded} />
    </g>
  );
});

/** Where things stand on an area, from its middle. */
function placesOn({ room }: SheetArea, isCrowded: boolean) {
  const size = Math.min(58, 1.1 * room);
  return { size, aside: size / 2, level: (size / 2 - 4) * (isCrowded ? -1 : 1) };
}

/** The letter of the crayon; in gold where the sign wants that colour. */
function FillLetter({ area, isCrowded }: AreaSignsProps): JSX.Element | undefined {
  const { room, sign, fill, letter } = area;
  const { aside, level } = placesOn(area, isCrowded);
  if (!fill || !letter) return undefined;
  return <Chip x={sign ? -aside : 0} y={sign ? level : 0.62 * room} letter={letter} isGold={fill === sign?.colour} />;
}

/** The letter of an area that is coloured while it is looked at. */
export function FreshLetter({ area }: { readonly area: SheetArea }): JSX.Element {
  return (
    <g transform={`translate(${area.centre[0]} ${area.centre[1]})`}>
      <FillLetter area={area} isCrowded={false} />
    </g>
  );
}

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
