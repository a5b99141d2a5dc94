import type { Seat, View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import { cameraOf, cellsOf, gainParts, type KingdominoInput, openCells, reachOf } from '@crownhold/table/kingdomino';
import type { JSX, RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { type BoardHandle, GridBoard } from '../../board/grid-board.tsx';
import type { Frame, Ghost, Spot } from '../../board/square.ts';
import { pointerKind } from '../action.ts';
import { nameOf } from '../words.ts';
import { landingTexts } from './domino-words.ts';
import { badgeText } from './gain-words.ts';
import { hoverActions, tapActions } from './gestures.ts';
import { dominoSquares, kingdomKey, kingdomSquares } from './kingdom-picture.ts';
import type { KingdominoTable } from './kingdomino-table.ts';
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
  const { chairs, front, view } = shown;
  const frame = useCameraFrame(view, front);
  const input = placingInput(shown.input);
  const landings = useMemo(() => (input ? landingTexts(input, say) : undefined), [input, say]);
  const key = kingdomKey(view, front);
  const open = useMemo(() => reachOf(view, front), [key]);
  const squares = useMemo(() => kingdomSquares(view, front), [key]);
  const describe = useMemo(
    () => (spot: Spot) => {
      const text = cellText(view, front, spot, chairs, say);
      return landings?.(spot, text) ?? text;
    },
    [key, chairs, say, landings],
  );
  return (
    <GridBoard
      label={say('web-kingdom-of', { name: nameOf(chairs, front), points: kingdomino.score(view, front) })}
      frame={frame}
      plane={front}
      open={open}
      squares={squares}
      targets={input ? openCells(input) : undefined}
      ghost={input?.isPointing ? ghostOf(input, say) : undefined}
      // Also while others play: the focus stays where it is.
      isInteractive={true}
      handle={handle}
      describe={describe}
      onSpot={(spot, by) => table.perform(...tapActions(table.shown.value.input, spot, pointerKind(by)))}
      onHover={(spot) => spot && table.perform(...hoverActions(table.shown.value.input, spot))}
      onTurn={(direction) => table.perform({ kind: 'spin', direction })}
      onDrop={(spot) => spot && table.perform({ kind: 'snap', cell: spot })}
    />
  );
}

function ghostOf(input: KingdominoInput, say: Translate): Ghost {
  const parts = gainParts(input);
  return {
    squares: dominoSquares(input.draft.state.activeDomino, cellsOf(input)),
    isLegal: parts !== undefined,
    badge: parts ? badgeText(parts, say) : '',
  };
}

/** The part of the plane that is in sight; the same object as long as it is the same. */
function useCameraFrame(view: View<State>, seat: Seat): Frame {
  const last = useRef<Frame | undefined>(undefined);
  return useMemo(() => {
    const { left, right, bottom, top } = cameraOf(view, seat);
    const { current } = last;
    const isSame =
      current && current.left === left && current.right === right && current.bottom === bottom && current.top === top;
    if (!isSame) last.current = { left, right, bottom, top };
    return last.current!;
  }, [view, seat]);
}
