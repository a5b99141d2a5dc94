import type { ComponentChildren } from 'preact';

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly label: (value: T) => ComponentChildren;
  /** How the values stand: in a row, one under the other, or in pairs after the first, which lets others decide. */
  readonly layout?: 'row' | 'column' | 'auto';
}

/** One of a few values, all of them to be seen. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { name, legend, values, value, onChoose, label, layout = 'row' } = props;
  return (
    <fieldset class={`choice choice-${layout}`}>
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>{label(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
