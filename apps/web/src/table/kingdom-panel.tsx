import { isComplete } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { cellsOf } from '@crownhold/hands';
import {
  handGain,
  handRefusal,
  isDiscard,
  isUnderHand,
  type KingdominoHand,
  openCells,
  reachOf,
} from '@crownhold/hands/kingdomino';
import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../app/language.ts';
import { type BoardHandle, GridBoard } from '../board/grid-board.tsx';
import { type Ghost, type Spot, sameSpot } from '../board/square.ts';
import { landingTexts } from './domino-words.ts';
import { goOn } from './go-on.ts';
import { hover, play, point, turn } from './intentions.ts';
import { dominoSquares, kingdomSquares } from './kingdom-picture.ts';
import type { TableModel } from './table-model.ts';
import { shownState, type TableState } from './table-state.ts';
import { cellText } from './words.ts';

interface KingdomPanelProps {
  readonly table: TableModel;
  readonly handle: RefObject<BoardHandle | undefined>;
}

/** The kingdom that fills the screen, with the domino that hovers over it. */
export function KingdomPanel({ table, handle }: KingdomPanelProps): JSX.Element {
  const say = t.value;
  const state = table.state.value;
  const { chairs, front, alone } = state;
  const shown = shownState(state);
  const hand = placingHand(state);
  const name = chairs[front]!.name;
  const landings = useMemo(() => (hand ? landingTexts(hand, say) : undefined), [hand, say]);
  const describe = (spot: Spot) => {
    const text = cellText(shown, front, spot, chairs, say);
    return landings?.(spot, text) ?? text;
  };
  const onHover = (spot: Spot | undefined) => {
    const isThere = isPointing(state) && hand && spot && sameSpot(hand.cell, spot);
    if (spot && !isThere) table.want(hover(spot));
  };
  const onSpot = (spot: Spot, by: string) => {
    // A finger cannot hover: its first tap points, the next one turns. A mouse has pointed already, and so has a key.
    if (by === 'touch' || by === 'pen') {
      table.want(isPointing(state) && hand && isUnderHand(hand, spot) ? turn(1) : point(spot));
      return;
    }
    if (by === 'key' && (!hand || isPointing(state))) {
      goOn(table);
      return;
    }
    table.want((now) => {
      const pointed = isPointing(now) && hand && isUnderHand(hand, spot) ? now : point(spot)(now);
      return pointed.whyNot ? pointed : play(pointed);
    });
  };
  return (
    <GridBoard
      label={say('web-kingdom-of', { name, points: kingdomino.score(shown, front) })}
      // The turn in the making does not change the view, only what is left of it.
      frame={reachOf(alone.match.state, front)}
      open={reachOf(shown, front)}
      squares={kingdomSquares(shown, front)}
      targets={hand && !isPointing(state) ? openCells(hand) : undefined}
      ghost={hand && isPointing(state) ? ghostOf(hand) : undefined}
      fresh={freshCells(state)}
      // Also while others play: the focus stays where it is.
      isInteractive={true}
      size={shown.grid.size > 5 ? 'small' : 'full'}
      handle={handle}
      describe={describe}
      onSpot={onSpot}
      onHover={onHover}
      onTurn={(quarters) => table.want(turn(-quarters))}
      onDrop={(spot) => spot && table.want(point(spot))}
    />
  );
}

function isPointing({ mode }: TableState): boolean {
  return mode.kind === 'turn' && mode.isPointing;
}

/** The hand of a person who has a domino to place. */
function placingHand({ mode }: TableState): KingdominoHand | undefined {
  if (mode.kind !== 'turn' || mode.hand.draft.state.phase !== 'place') return undefined;
  return isComplete(kingdomino, mode.hand.draft) || isDiscard(mode.hand) ? undefined : mode.hand;
}

function ghostOf(hand: KingdominoHand): Ghost {
  const gain = handGain(hand);
  const badge = gain === undefined ? '' : gain > 0 ? `+${gain}` : String(gain).replace('-', '−');
  return {
    squares: dominoSquares(hand.draft.state.activeDomino, cellsOf(hand)),
    isLegal: handRefusal(hand) === undefined,
    badge,
  };
}

/** What was laid last, in the kingdom that is shown: by this turn so far, or by the one before. */
function freshCells({ mode, front, news }: TableState): readonly Spot[] {
  if (mode.kind === 'turn' && mode.hand.draft.moves.length > 0) return [];
  return news.flatMap((event) => (event.kind === 'placed' && event.seat === front ? event.cells : []));
}
