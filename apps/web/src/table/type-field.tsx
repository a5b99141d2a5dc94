import type { Refusal } from '@crownhold/core';
import { citedRefusal } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import './type-field.css';

interface TypeFieldProps {
  /** Plays a move in writing, or says why it cannot be. */
  readonly onWrite: (text: string) => Refusal | undefined;
  readonly onClose: () => void;
}

/** A move in writing. It lies over the foot of the table, and the table goes on speaking. */
export function TypeField({ onWrite, onClose }: TypeFieldProps): JSX.Element {
  const say = t.value;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [whyNot, setWhyNot] = useState<Refusal>();
  const close = useReturningFocus(onClose);
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    const refusal = onWrite(field.current?.value ?? '');
    setWhyNot(refusal);
    if (!refusal) close();
  };
  return (
    <form
      class="type-field"
      aria-label={say('web-type-title')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label for={id}>{say('web-type-title')}</label>
      <button type="button" class="button is-icon is-quiet" aria-label={say('web-close')} onClick={close}>
        <Icon name="close" />
      </button>
      <input
        ref={field}
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={whyNot !== undefined}
      />
      <button type="submit" class="button is-main">
        {say('web-type-play')}
      </button>
      <p id={`${id}-about`}>{say('web-type-about')}</p>
      <p class="type-refusal" role="alert">
        {whyNot && citedRefusal(say, whyNot)}
      </p>
    </form>
  );
}

/** Gives the focus back to where it was, as far as that is still there. */
function useReturningFocus(onClose: () => void): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  return () => {
    onClose();
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus();
  };
}
