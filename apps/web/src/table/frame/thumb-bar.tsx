import type { GameTypes } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import type { GameAction } from '../action.ts';
import type { Advice, Face, Task } from '../face.ts';
import type { ShownTable } from '../shown-table.ts';
import type { TableModel } from '../table-model.ts';
import { hasHints, hintedDraft } from '../words.ts';

interface ThumbBarProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly table: TableModel<G, I, A>;
  readonly onHint: () => void;
  /** Goes on with a film that waits. */
  readonly onCue: () => void;
  readonly onSide: () => void;
  /** In the place of the hint, which there is not among people. */
  readonly sign?: JSX.Element | undefined;
  /** The button that gives the table to whoever is to play; instead of the main one, while there is somebody. */
  readonly send?: JSX.Element | undefined;
}

/** What the thumb reaches: undo, turn, a hint and the one thing that goes on. Nothing here comes, goes or changes its place. */
export function ThumbBar<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  table,
  onHint,
  onCue,
  onSide,
  sign,
  send,
}: ThumbBarProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { main, canUndo, turn } = taskOf(face, shown);
  const cue = cueOf(face, shown);
  // What a button does is asked when it is pressed: one that is gone must not keep a hidden turn.
  const goOn = () => {
    const now = table.shown.value;
    if (cueOf(face, now)) return onCue();
    const { action, isLast } = taskOf(face, now).main;
    table.perform(action, ...(isLast ? [CONFIRM] : []));
  };
  const rotate = () => {
    const rotation = taskOf(face, table.shown.value).turn;
    if (rotation) table.perform(rotation);
  };
  return (
    <footer class="thumb">
      <button
        type="button"
        class="button"
        aria-label={say('web-undo')}
        title={say('web-undo')}
        aria-disabled={!canUndo}
        onClick={() => table.perform({ kind: 'undo' })}
      >
        <Icon name="undo" />
      </button>
      {face.side ? (
        <button
          type="button"
          class="button thumb-side"
          aria-label={face.side.label(say)}
          title={face.side.label(say)}
          onClick={onSide}
        >
          <Icon name={face.side.icon} />
        </button>
      ) : (
        <button
          type="button"
          class="button"
          aria-label={say('web-rotate')}
          title={say('web-rotate')}
          aria-disabled={turn === undefined}
          onClick={rotate}
        >
          <Icon name="rotate" />
        </button>
      )}
      {sign}
      {hasHints(shown.chairs) && (
        <button
          type="button"
          class="button thumb-hint"
          aria-label={say('web-hint')}
          title={say('web-hint')}
          aria-disabled={hintedDraft(face, shown) === undefined}
          onClick={onHint}
        >
          <Icon name="hint" />
        </button>
      )}
      {send}
      {send ? undefined : shown.stage.kind === 'stuck' ? (
        <button type="button" class="button is-main thumb-action" onClick={() => table.goOn()}>
          {say('web-ask-again')}
        </button>
      ) : (
        // A button that cannot act keeps the focus, and says why when it is pressed.
        <button type="button" class="button is-main thumb-action" aria-disabled={!main.isReady && !cue} onClick={goOn}>
          {/* New words are a new thing in the middle of the button: nothing is pushed aside. */}
          <span key={(cue ?? main).label(say)} class="thumb-label">
            <Icon name="confirm" />
            <span>{(cue ?? main).label(say)}</span>
          </span>
        </button>
      )}
    </footer>
  );
}

function taskOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  { stage, input }: ShownTable<G, I>,
): Task<A> {
  if (stage.kind === 'turn' && input) return face.task(input);
  const { idle } = face.words;
  return idle ? { ...NOTHING_ASKED, main: { ...NOTHING_ASKED.main, label: idle } } : NOTHING_ASKED;
}

function cueOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  shown: ShownTable<G, I>,
) {
  return shown.stage.kind === 'telling' ? face.cue?.(shown) : undefined;
}

const CONFIRM = { kind: 'confirm' } as const;

const NOTHING_ASKED: Task<never> = {
  prompt: () => '',
  main: { label: (say: Translate) => say('web-confirm'), action: { kind: 'confirm' }, isReady: false },
  canUndo: false,
};
