import { colours } from '@crownhold/games/colours';
import { type Brush, type MoveOf, type Position, type Step, stepsOf } from './step.ts';

type Drop = MoveOf<'paint' | 'blend' | 'tower'>;

interface Brushed {
  readonly draft: Position;
  readonly brush: Brush;
  /** Whether the drop is placed by the spell `match`. */
  readonly isMatch: boolean;
}

/** The ways to let the next drop fall. */
function dropSteps({ draft, brush, isMatch }: Brushed): readonly Step<Drop>[] {
  const colour = brush.kind === 'paint' ? undefined : brush.colour;
  return stepsOf(draft, brush.kind).filter(({ move }) => {
    return move.isMatch === isMatch && ('colour' in move ? move.colour : undefined) === colour;
  });
}

/** The areas that the next drop may go to. */
export function openAreas(brushed: Brushed): readonly number[] {
  return dropSteps(brushed).map(({ move }) => move.area);
}

/** The one of them where a drop wins most; of equals the first. */
export function bestArea(brushed: Brushed): number | undefined {
  const { draft } = brushed;
  let best: { readonly area: number; readonly points: number } | undefined;
  for (const { code, move } of dropSteps(brushed)) {
    const after = colours.copy(draft.state);
    colours.apply(after, draft.seat, code);
    const points = colours.score(after, draft.seat);
    if (!best || points > best.points) best = { area: move.area, points };
  }
  return best?.area;
}
