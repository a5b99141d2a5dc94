import { DICE, type State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { DieFaceArt } from '../../../board/die-face.tsx';
import { turnPlace } from '../../../board/turned-map.ts';
import { isInBox } from '../shown-sheet.ts';
import { isTurned } from '../turning.ts';
import { dicePlace } from './dice-places.ts';

interface DiceOnMapProps {
  readonly state: State;
  readonly thrown: unknown;
  /** The die that is looked at. */
  readonly chosen: number | undefined;
  /** Taps are for fingers and mice: keys and voices find the dice below the map. */
  readonly onDie: ((die: number) => void) | undefined;
}

const FACE = 64;

/** The dice where they lie, to be taken from there. */
export function DiceOnMap({ state, thrown, chosen, onDie }: DiceOnMapProps): JSX.Element {
  const { map } = state.atlas;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
    <g class="map-dice" aria-hidden="true">
      {DICE.map((colour, die) => {
        if (!isInBox(state, die)) return undefined;
        const { at, degrees } = dicePlace(state, die, thrown);
        const [x, y] = isTurned.value ? turnPlace(at, map) : at;
        const scale = map.dieSize / FACE;
        const face = { kind: 'drops', count: state.numbers[die]!, colour } as const;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same die is a button below the map
          <g
            key={colour}
            class={die === chosen ? 'map-die is-chosen' : 'map-die'}
            data-die={die}
            transform={`translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(-36 -37)`}
            onClick={onDie && (() => onDie(die))}
          >
            <ellipse class="map-die-shadow" cx="40" cy="48" rx="40" ry="34" />
            <DieFaceArt face={face} cutting={die} />
            {die === chosen && <rect class="map-die-ring" x="-4" y="-4" width="80" height="84" rx="12" />}
          </g>
        );
      })}
    </g>
  );
}
