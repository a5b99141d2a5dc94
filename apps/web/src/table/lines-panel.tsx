import { isComplete, undoDraft } from '@crownhold/core';
import { FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { JSX, RefObject } from 'preact';
import { t } from '../app/language.ts';
import { DominoLine, type DominoPlace } from '../board/domino-line.tsx';
import { startDrag } from '../board/drag.ts';
import type { BoardHandle } from '../board/grid-board.tsx';
import { hover, pick, point, takenDomino } from './intentions.ts';
import { facesOf } from './kingdom-picture.ts';
import type { TableModel } from './table-model.ts';
import { isToAct, shownState, type TableState } from './table-state.ts';
import { dominoText, nextLineTitle, playedText, progressOf } from './words.ts';

interface LinesPanelProps {
  readonly table: TableModel;
  /** Where a domino of the current line is dragged to. */
  readonly board: RefObject<BoardHandle | undefined>;
}

/** The line whose dominoes are placed, the one that kings move on to, and what remains. */
export function LinesPanel({ table, board }: LinesPanelProps): JSX.Element {
  const say = t.value;
  const state = table.state.value;
  const { shown, taken } = beforeTaking(state);
  const drag = (down: PointerEvent) => {
    const spotAt = (at: { readonly x: number; readonly y: number }) => board.current?.spotAt(at.x, at.y);
    startDrag(down, {
      onMove: (at) => withSpot(spotAt(at), (spot) => table.want(hover(spot))),
      onDrop: (at) => withSpot(spotAt(at), (spot) => table.want(point(spot))),
    });
  };
  return (
    <div class="lines">
      {shown.round > 0 && (
        <section class="line">
          <h2>{say('web-current-line')}</h2>
          <DominoLine
            label={say('web-current-line')}
            places={currentPlaces(state, shown)}
            isFaceUp={true}
            onLift={(_, down) => drag(down)}
          />
        </section>
      )}
      {shown.round < shown.rounds && (
        <section class="line" data-next-line>
          <h2>{nextLineTitle(shown, say)}</h2>
          <DominoLine
            label={nextLineTitle(shown, say)}
            places={nextPlaces(state, shown, taken)}
            isFaceUp={true}
            chosen={taken === undefined ? pickOf(state) : shown.next.indexOf(taken)}
            onPick={(index) => table.want(pick(index))}
          />
        </section>
      )}
      <p class="remaining">{progressOf(state, say)}</p>
    </div>
  );
}

function withSpot<T>(spot: T | undefined, act: (spot: T) => void): void {
  if (spot !== undefined) act(spot);
}

function currentPlaces(state: TableState, { line, lineKings, slot, phase }: State): readonly DominoPlace[] {
  return Array.from(line.filter(isLaid), (number, index) => {
    const isActive = index === slot && phase === 'place';
    const isDone = index < slot || (index === slot && phase === 'take');
    return place(state, number, lineKings[index]!, isDone ? 'gone' : isActive ? 'current' : 'taken');
  });
}

/** The lines as they lie until the turn is confirmed, and the domino that it would take. */
function beforeTaking(state: TableState): { readonly shown: State; readonly taken?: number } {
  const { mode } = state;
  const taken = mode.kind === 'turn' ? takenDomino(mode.hand) : undefined;
  if (mode.kind !== 'turn' || taken === undefined) return { shown: shownState(state) };
  return { shown: undoDraft(kingdomino, mode.hand.draft).state, taken };
}

function nextPlaces(
  state: TableState,
  { next, nextKings, seat, phase }: State,
  taken: number | undefined,
): readonly DominoPlace[] {
  return Array.from(next.filter(isLaid), (number, index) => {
    const king = number === taken ? seat : nextKings[index]!;
    if (king !== FREE) return place(state, number, king, king === seat ? 'mine' : 'taken');
    return place(state, number, king, isToAct(state) && phase === 'take' ? 'free' : 'disallowed');
  });
}

function place(state: TableState, number: number, seat: number, kind: DominoPlace['state']): DominoPlace {
  const king = seat === FREE ? undefined : seat;
  const name = king === undefined ? undefined : state.chairs[king]!.name;
  const label = kind === 'gone' ? playedText(number, t.value) : dominoText(number, t.value, name);
  return { key: number, number, faces: facesOf(number), king, state: kind, label };
}

/** The place that the keyboard points at. */
function pickOf({ mode }: TableState): number | undefined {
  if (mode.kind !== 'turn' || mode.hand.draft.state.phase !== 'take') return undefined;
  return mode.isPointing && !isComplete(kingdomino, mode.hand.draft) ? mode.hand.pick : undefined;
}

function isLaid(number: number): boolean {
  return number !== FREE && number !== 0;
}
