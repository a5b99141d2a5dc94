import { COLOURS, type Colour, colourName, DICE, decodeMove, type State } from '@crownhold/games/colours';
import { fittingDrops } from './areas.ts';
import type { ColoursInput } from './input.ts';
import { type Position, stepsOf } from './steps.ts';

/** How many of some drops can be placed. */
export interface Fit {
  readonly fit: number;
  readonly drops: number;
}

/** [C23] [C24] The most drops of a die that fit without spells, in its best kingdom and colour; nothing if it cannot be taken. */
export function dieFit(position: Position, die: number): Fit | undefined {
  const drops = position.state.numbers[die]!;
  const ways = stepsOf(position, 'take').filter(({ move }) => move.die === die);
  if (ways.length === 0) return undefined;
  const fits = ways.map(({ move }) => takeFit(position, die, move.kingdom, move.colour));
  return { fit: Math.max(...fits), drops };
}

/** The same for one way to take it. */
export function takeFit(position: Position, die: number, kingdom: Colour, colour: Colour | undefined): number {
  // Of the dice only white has no colour of its own, and then the way says it.
  return fittingDrops(position, [kingdom], colour ?? (DICE[die] as Colour), position.state.numbers[die]!);
}

/** The most of the unused drops that can still be placed without spells. */
export function leftFit({ base }: ColoursInput): Fit {
  const { state, seat } = base;
  const drops = state.left[seat]!;
  return { fit: fittingDrops(base, reached(state, seat), colourName(state.colours[seat]!), drops), drops };
}

function reached(state: State, seat: number): readonly Colour[] {
  return COLOURS.filter((_, index) => (state.reaches[seat]! >> index) & 1);
}

/** [C31] [C33] The most drops of the die that would fit into a kingdom, where a spell would let them go. */
export function kingdomFit({ base }: ColoursInput, spell: 'move' | 'split', kingdom: Colour): Fit {
  const { start, state, seat } = base;
  // A move carries the whole die away: what was laid comes off.
  const position = spell === 'move' ? { state: start, seat } : base;
  const drops = position.state.left[seat]!;
  const colour = colourName(state.colours[seat]!);
  return { fit: fittingDrops(position, [kingdom], colour, drops), drops };
}

/** Whether the last step of a turn is a drop; its area. */
export function newestArea({ base }: ColoursInput): number | undefined {
  const code = base.moves.at(-1);
  const move = code === undefined ? undefined : decodeMove(code);
  return move && 'area' in move ? move.area : undefined;
}
