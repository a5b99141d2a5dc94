import { DICE, type DiceThrow, type State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DieSideArt } from '../../../board/die-face.tsx';
import { turnPlace } from '../../../board/turned-map.ts';
import { seenMap } from '../film.tsx';
import { isInBox } from '../shown-sheet.ts';
import { restOf } from '../throw/resting-dice.ts';
import { isTurned } from '../turning.ts';
import { dicePlace } from './dice-places.ts';

interface DiceOnMapProps {
  readonly state: State;
  readonly thrown: unknown;
  /** The die that is looked at. */
  readonly chosen: number | undefined;
  /** Whether they make room for somebody who colours: they may lie on the very areas that are wanted. */
  readonly isAway?: boolean;
  /** Taps are for fingers and mice: keys and voices find the dice below the map. */
  readonly onDie: ((die: number) => void) | undefined;
}

const FACE = 64;

/** The dice where they lie, to be taken from there. */
export function DiceOnMap({ state, thrown, chosen, isAway, onDie }: DiceOnMapProps): JSX.Element {
  const { map } = state.atlas;
  // What comes along with a throw of this game is a throw. Its dice lie as the film leaves them.
  const rest = useMemo(
    () => (thrown === undefined ? undefined : restOf(thrown as DiceThrow, seenMap(map))),
    [thrown, map, isTurned.value],
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
    <g class={isAway ? 'map-dice is-away' : 'map-dice'} aria-hidden="true">
      {DICE.map((colour, die) => {
        if (!isInBox(state, die)) return undefined;
        const { at, degrees } = dicePlace(state, die, thrown);
        const [guessedX, guessedY] = isTurned.value ? turnPlace(at, map) : at;
        const { x, y, turn } = rest?.[die] ?? { x: guessedX, y: guessedY, turn: degrees };
        const scale = map.dieSize / FACE;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same die is a button below the map
          <g
            key={colour}
            class={die === chosen ? 'map-die is-chosen' : 'map-die'}
            data-die={die}
            transform={`translate(${x} ${y}) scale(${scale})`}
            onClick={onDie && (() => onDie(die))}
          >
            <ellipse class="map-die-shadow" cx="5" cy="7" rx="40" ry="38" />
            <g transform={`rotate(${turn}) translate(-32 -32)`}>
              <DieSideArt colour={colour} drops={state.numbers[die]!} />
              {die === chosen && <rect class="map-die-ring" x="-7" y="-7" width="78" height="78" rx="12" />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
