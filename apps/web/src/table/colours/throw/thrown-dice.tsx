import { DICE, type DiceThrow } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { DieSideArt } from '../../../board/die-face.tsx';
import type { DieName } from './die-cube.tsx';
import { type Pose, type SeenMap, SIDE_DROPS, sideUp, turnOfTop } from './pose.ts';
import { readThrow } from './throw-frames.ts';
import './throw.css';

/** A die at rest, in units of the map as it is seen. */
export interface RestingDie {
  readonly die: DieName;
  readonly x: number;
  readonly y: number;
  /** Clockwise, in degrees. */
  readonly turn: number;
  readonly drops: number;
}

interface ThrownDiceProps {
  readonly dice: readonly RestingDie[];
  readonly dieSize: number;
  /** Which of them are still in the box. */
  readonly isThere: (die: DieName) => boolean;
}

/** How the dice of a throw lie: where its true path ends. Nothing if the throw has no path. */
export function restOf({ path }: DiceThrow, map: SeenMap): readonly RestingDie[] | undefined {
  const poses = readThrow(path, map)?.frames.at(-1);
  return poses?.map((pose, at) => restingDie(DICE[at]!, pose));
}

function restingDie(die: DieName, { position: [x, y], rotation }: Pose): RestingDie {
  return { die, x, y, turn: turnOfTop(rotation), drops: SIDE_DROPS[sideUp(rotation)]! };
}

/** Dice at rest on the map, as the film leaves them: a child of the map's drawing. */
export function ThrownDice({ dice, dieSize, isThere }: ThrownDiceProps): JSX.Element {
  return (
    <g class="thrown-dice">
      {dice
        .filter(({ die }) => isThere(die))
        .map(({ die, x, y, turn, drops }) => (
          <g key={die} class={`thrown-die die-${die}`} transform={`translate(${x} ${y})`}>
            <rect
              class="thrown-shadow"
              x={-dieSize / 2 + 2}
              y={-dieSize / 2 + 3}
              width={dieSize}
              height={dieSize}
              rx={dieSize / 8}
            />
            <g transform={`rotate(${turn}) scale(${dieSize / 64}) translate(-32 -32)`}>
              <DieSideArt colour={die} drops={drops} />
            </g>
          </g>
        ))}
    </g>
  );
}
