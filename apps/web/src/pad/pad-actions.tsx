import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';

interface PadActionsProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

export function PadActions({ canUndo, onUndo, onClear }: PadActionsProps): JSX.Element {
  const say = t.value;
  return (
    <p class="pad-actions">
      <button type="button" class="button" aria-disabled={!canUndo} onClick={onUndo}>
        <Icon name="undo" />
        {say('web-undo')}
      </button>
      <button type="button" class="button" onClick={onClear}>
        <Icon name="rematch" />
        {say('pad-clear')}
      </button>
    </p>
  );
}
