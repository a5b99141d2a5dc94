import { isComplete } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { handRefusal, isDiscard } from '@crownhold/hands/kingdomino';
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { King } from '../art/piece.tsx';
import { startDrag } from '../board/drag.ts';
import { pick, play, turn, undo } from './intentions.ts';
import type { TableModel } from './table-model.ts';
import { isToAct, type TableState } from './table-state.ts';
import { hasHints, hintedDraft } from './use-hint.ts';

interface ThumbBarProps {
  readonly table: TableModel;
  readonly onHint: () => void;
  /** More that the thumb shall reach. */
  readonly children?: ComponentChildren;
}

/** What the thumb reaches: turn, take back, a hint, and the one thing that goes on. */
export function ThumbBar({ table, onHint, children }: ThumbBarProps): JSX.Element {
  const say = t.value;
  const state = table.state.value;
  const action = actionOf(state);
  // A button that cannot act keeps the focus, and says why when it is pressed.
  const act = () => (action === 'web-confirm' ? table.confirm() : table.want(play));
  return (
    <footer class="thumb">
      <button
        type="button"
        class="button"
        aria-label={say('web-undo')}
        title={say('web-undo')}
        aria-disabled={!canUndo(state)}
        onClick={() => table.want(undo)}
      >
        <Icon name="undo" />
      </button>
      {isTaking(state) ? (
        <KingInHand table={table} />
      ) : (
        <button
          type="button"
          class="button"
          aria-label={say('web-rotate')}
          title={say('web-rotate')}
          aria-disabled={!canTurn(state)}
          onClick={() => table.want(turn(-1))}
        >
          <Icon name="rotate" />
        </button>
      )}
      {children}
      {hasHints(state) && (
        <button
          type="button"
          class="button thumb-hint"
          aria-label={say('web-hint')}
          title={say('web-hint')}
          disabled={hintedDraft(state) === undefined}
          onClick={onHint}
        >
          <Icon name="hint" />
        </button>
      )}
      {state.mode.kind === 'stuck' ? (
        <button type="button" class="button is-main thumb-action" onClick={() => table.goOn()}>
          {say('web-ask-again')}
        </button>
      ) : (
        <button type="button" class="button is-main thumb-action" aria-disabled={!canAct(state)} onClick={act}>
          <Icon name="confirm" />
          <span>{say(action)}</span>
        </button>
      )}
    </footer>
  );
}

/** The king that moves on: it can be dragged onto a domino of the next line. */
function KingInHand({ table }: { readonly table: TableModel }): JSX.Element {
  const drag = (down: PointerEvent) =>
    startDrag(down, {
      onMove: () => undefined,
      onDrop: ({ x, y }) => {
        const place = document.elementFromPoint(x, y)?.closest('[data-next-line] .domino-place');
        const index = place ? [...place.parentElement!.querySelectorAll('.domino-place')].indexOf(place) : -1;
        if (index >= 0) table.want(pick(index));
      },
    });
  return (
    <span class="king-in-hand" onPointerDown={drag}>
      <King seat={table.state.value.front} size={44} />
    </span>
  );
}

type Action = 'web-confirm' | 'web-place-here' | 'web-discard' | 'web-take';

function actionOf({ mode }: TableState): Action {
  if (mode.kind !== 'turn' || isComplete(kingdomino, mode.hand.draft)) return 'web-confirm';
  if (mode.hand.draft.state.phase === 'take') return 'web-take';
  return isDiscard(mode.hand) ? 'web-discard' : 'web-place-here';
}

function canAct(state: TableState): boolean {
  const { mode } = state;
  if (mode.kind !== 'turn' || !isToAct(state)) return false;
  if (isComplete(kingdomino, mode.hand.draft) || isDiscard(mode.hand)) return true;
  return mode.isPointing && handRefusal(mode.hand) === undefined;
}

function canUndo(state: TableState): boolean {
  const { mode } = state;
  return mode.kind === 'turn' && isToAct(state) && (mode.isPointing || mode.hand.draft.moves.length > 0);
}

function isTaking({ mode }: TableState): boolean {
  return mode.kind === 'turn' && mode.hand.draft.state.phase === 'take' && !isComplete(kingdomino, mode.hand.draft);
}

function canTurn({ mode }: TableState): boolean {
  if (mode.kind !== 'turn' || isComplete(kingdomino, mode.hand.draft)) return false;
  return mode.hand.draft.state.phase === 'place' && !isDiscard(mode.hand);
}
