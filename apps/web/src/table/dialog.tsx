import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: ComponentChildren;
  readonly class?: string;
  /** The id of what is read out when it opens. */
  readonly about?: string;
  /** Whether a tap on what it shows closes it too; keys still act on that. */
  readonly isOnlyLookedAt?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Lies over the table until it is closed: by its button, by Escape, or by a tap beside it. */
export function Dialog({
  title,
  class: name = '',
  about,
  isOnlyLookedAt = false,
  onClose,
  children,
}: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-labelledby={id}
      aria-describedby={about}
      onClose={onClose}
      onClick={(event) => {
        // The click of a key, or of a screen reader, counts no taps.
        const isTap = isOnlyLookedAt && event.detail > 0;
        if (isTap || event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button is-icon is-quiet"
            aria-label={t.value('web-close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
