import type { GameTypes } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import type { GameAction } from '../action.ts';
import type { Advice, Face, Task } from '../face.ts';
import type { TableModel } from '../table-model.ts';
import { hasHints, hintedDraft } from '../words.ts';

interface ThumbBarProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly table: TableModel<G, I, A>;
  readonly onHint: () => void;
  /** Goes on with a film that waits. */
  readonly onCue: () => void;
  readonly onSide: () => void;
}

/** What the thumb reaches: undo, turn, a hint and the one thing that goes on. Nothing here comes, goes or changes its place. */
export function ThumbBar<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  table,
  onHint,
  onCue,
  onSide,
}: ThumbBarProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { main, canUndo, turn } = shown.stage.kind === 'turn' && shown.input ? face.task(shown.input) : NOTHING_ASKED;
  const cue = shown.stage.kind === 'telling' ? face.cue?.(shown) : undefined;
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
          onClick={() => turn && table.perform(turn)}
        >
          <Icon name="rotate" />
        </button>
      )}
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
      {shown.stage.kind === 'stuck' ? (
        <button type="button" class="button is-main thumb-action" onClick={() => table.goOn()}>
          {say('web-ask-again')}
        </button>
      ) : (
        // A button that cannot act keeps the focus, and says why when it is pressed.
        <button
          type="button"
          class="button is-main thumb-action"
          aria-disabled={!main.isReady && !cue}
          onClick={() => (cue ? onCue() : table.perform(main.action, ...(main.isLast ? [CONFIRM] : [])))}
        >
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

const CONFIRM = { kind: 'confirm' } as const;

const NOTHING_ASKED: Task<never> = {
  prompt: () => '',
  main: { label: (say: Translate) => say('web-confirm'), action: { kind: 'confirm' }, isReady: false },
  canUndo: false,
};
