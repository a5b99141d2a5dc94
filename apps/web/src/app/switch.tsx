import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SwitchProps {
  readonly label: ComponentChildren;
  /** One line on what it does. */
  readonly about: ComponentChildren;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export function Switch({ label, about, isOn, isDisabled = false, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <label class={isDisabled ? 'switch is-idle' : 'switch'}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
      <span class="switch-words">
        <b id={`${id}-label`}>{label}</b>
        <small id={`${id}-about`}>{about}</small>
      </span>
    </label>
  );
}
