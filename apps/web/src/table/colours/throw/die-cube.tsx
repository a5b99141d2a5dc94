import type { DICE } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { DieSideArt } from '../../../board/die-face.tsx';
import { SIDE_DROPS, SIDES } from './pose.ts';
import './throw.css';

export type DieName = (typeof DICE)[number];

interface DieCubeProps {
  readonly die: DieName;
  /** Of the width of the map. */
  readonly edge: number;
}

/** A die with its six sides, in the middle of a layer that moves. */
export function DieCube({ die, edge }: DieCubeProps): JSX.Element {
  return (
    <div class="die-cube" style={{ width: `${100 * edge}%` }}>
      {SIDES.map((side, at) => (
        <svg
          key={side}
          class="die-side"
          aria-hidden="true"
          viewBox="0 0 64 64"
          style={{ transform: `${side} translateZ(50cqw)` }}
        >
          <DieSideArt colour={die} drops={SIDE_DROPS[at]!} />
        </svg>
      ))}
    </div>
  );
}

export function DieShadow({ edge }: Pick<DieCubeProps, 'edge'>): JSX.Element {
  return <div class="die-shadow" style={{ width: `${100 * edge}%` }} />;
}
