import { ARMS, armsOfFace, crossesOfFace, UNROLLED } from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { type DieFace, DieFaceArt } from '../../../board/die-face.tsx';

/** A face as it is drawn; the joker with the name that it has, small in a corner. */
function dieFace(face: number, castle = 0): DieFace {
  if (face === UNROLLED) return { kind: 'drawing', drawing: undefined };
  const arms = ARMS[armsOfFace(face) - 1] ?? 'joker';
  return { kind: 'arms', arms, crosses: crossesOfFace(face) + castle };
}

interface DieProps {
  readonly face: number;
  readonly die: number;
  /** The castle has added a cross. */
  readonly isMarked?: boolean;
}

/** A die as a picture; the words stand with its button. */
export function Die({ face, die, isMarked = false }: DieProps): JSX.Element {
  return (
    <svg class="duel-die" data-die={die} viewBox="0 0 72 78" aria-hidden="true" focusable="false">
      <DieFaceArt face={dieFace(face, isMarked ? 1 : 0)} cutting={die} />
    </svg>
  );
}
