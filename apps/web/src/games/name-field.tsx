import { parseName } from '@crownhold/core';
import { refusalText } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import './name-field.css';

interface NameFieldProps {
  readonly class: string;
  readonly label: JSX.Element;
  /** Empty for the usual name, which is the placeholder. */
  readonly name: string;
  readonly placeholder: string;
  /** Every name that can be one, and the empty text. */
  readonly onName: (name: string) => void;
}

/** Takes a name; a text that cannot be one stays in the field, which says why and keeps its form from being sent. */
export function NameField({ class: kind, label, name, placeholder, onName }: NameFieldProps): JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState<string>();
  const refusal = rejected === undefined ? undefined : parseName(rejected);
  const why = typeof refusal === 'object' ? refusalText(t.value, refusal) : '';
  useLayoutEffect(() => field.current?.setCustomValidity(why), [why]);
  const take = (text: string) => {
    const isName = text.trim() === '' || typeof parseName(text) === 'string';
    setRejected(isName ? undefined : text);
    if (isName) onName(text);
  };
  return (
    <>
      <label class={kind}>
        {label}
        <input
          ref={field}
          type="text"
          value={rejected ?? name}
          placeholder={placeholder}
          autocomplete="off"
          enterkeyhint="done"
          aria-invalid={why !== ''}
          aria-describedby={`${id}-why`}
          onInput={(event) => take(event.currentTarget.value)}
        />
      </label>
      <small id={`${id}-why`} class="name-refusal" role="alert">
        {why}
      </small>
    </>
  );
}
