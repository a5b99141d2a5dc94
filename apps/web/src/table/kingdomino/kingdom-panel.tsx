import { kingdomino } from '@crownhold/games/kingdomino';
import {
  cellsOf,
  inputGain,
  inputRefusal,
  type KingdominoInput,
  openCells,
  reachOf,
} from '@crownhold/table/kingdomino';
import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { type BoardHandle, GridBoard } from '../../board/grid-board.tsx';
import type { Ghost, Spot } from '../../board/square.ts';
import { pointerKind } from '../action.ts';
import { nameOf } from '../words.ts';
import { landingTexts } from './domino-words.ts';
import { hoverActions, tapActions } from './gestures.ts';
import { dominoSquares, kingdomSquares } from './kingdom-picture.ts';
import type { KingdominoTable, ShownKingdomino } from './kingdomino-table.ts';
import { placingInput } from './task.ts';
import { cellText } from './words.ts';

interface KingdomPanelProps {
  readonly table: KingdominoTable;
  readonly handle: RefObject<BoardHandle | undefined>;
}

/** The kingdom that fills the screen, with the domino that hovers over it. */
export function KingdomPanel({ table, handle }: KingdomPanelProps): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { chairs, front, view, settled } = shown;
  const input = placingInput(shown.input);
  const landings = useMemo(() => (input ? landingTexts(input, say) : undefined), [input, say]);
  const describe = (spot: Spot) => {
    const text = cellText(view, front, spot, chairs, say);
    return landings?.(spot, text) ?? text;
  };
  return (
    <GridBoard
      label={say('web-kingdom-of', { name: nameOf(chairs, front), points: kingdomino.score(view, front) })}
      // The turn in the making does not change the view, only what is left of it.
      frame={reachOf(settled, front)}
      open={reachOf(view, front)}
      squares={kingdomSquares(view, front)}
      targets={input && !input.isPointing ? openCells(input) : undefined}
      ghost={input?.isPointing ? ghostOf(input) : undefined}
      fresh={freshCells(shown)}
      // Also while others play: the focus stays where it is.
      isInteractive={true}
      size={view.grid.size > 5 ? 'small' : 'full'}
      handle={handle}
      describe={describe}
      onSpot={(spot, by) => table.perform(...tapActions(table.shown.value.input, spot, pointerKind(by)))}
      onHover={(spot) => spot && table.perform(...hoverActions(table.shown.value.input, spot))}
      onTurn={(quarters) => table.perform({ kind: 'turn', quarters: -quarters })}
      onDrop={(spot) => spot && table.perform({ kind: 'point', cell: spot })}
    />
  );
}

function ghostOf(input: KingdominoInput): Ghost {
  const gain = inputGain(input);
  const badge = gain === undefined ? '' : gain > 0 ? `+${gain}` : String(gain).replace('-', '−');
  return {
    squares: dominoSquares(input.draft.state.activeDomino, cellsOf(input)),
    isLegal: inputRefusal(input) === undefined,
    badge,
  };
}

/** What was laid last, in the kingdom that is shown: by this turn so far, or by the one before. */
function freshCells({ input, front, news }: ShownKingdomino): readonly Spot[] {
  if (input && input.draft.moves.length > 0) return [];
  return news.flatMap((event) => (event.kind === 'placed' && event.seat === front ? event.cells : []));
}
