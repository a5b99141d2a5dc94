import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Icon } from '../../../art/icon.tsx';
import { letterOf } from '../sheet-map.ts';
import type { StripOption, StripOptions } from '../strip-options.ts';
import { Drop } from './drop.tsx';

interface OptionChipsProps extends StripOptions {
  readonly label: string;
  readonly onChoose: (option: StripOption) => void;
  /** Back to where it was opened. */
  readonly onBack?: (() => void) | undefined;
}

/** Kingdoms or colours to choose from. */
export function OptionChips({ label, kind, options, onChoose, onBack }: OptionChipsProps): JSX.Element {
  const say = t.value;
  return (
    <fieldset class="powers colours-strip is-options" aria-label={label} data-count={options.length}>
      {onBack && (
        <button type="button" class="strip-back" aria-label={say('web-close')} onClick={onBack}>
          <Icon name="back" />
        </button>
      )}
      {options.map((option) => {
        const { colour, fit } = option;
        const name = kind === 'kingdom' ? say(`kingdom-${colour}`) : say(`colour-${colour}`);
        return (
          <button
            key={option.key}
            type="button"
            class={`strip-option of-${colour}${option.isChosen ? ' is-chosen' : ''}`}
            data-option={colour}
            aria-pressed={option.isChosen}
            onClick={() => onChoose(option)}
          >
            {kind === 'colour' ? (
              <Drop colour={colour} size={26} />
            ) : (
              <b class="strip-letter">{letterOf(colour, say)}</b>
            )}
            <span class="strip-words">
              <span class="strip-name">{name}</span>
              {fit && <small>{say('colours-fits', { ...fit })}</small>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface Answer {
  readonly label: string;
  readonly onTap: () => void;
}

interface QuestionChipsProps {
  readonly label: string;
  readonly no: Answer;
  readonly yes: Answer;
}

/** A question that is answered here: the line above says what it is about. */
export function QuestionChips({ label, no, yes }: QuestionChipsProps): JSX.Element {
  return (
    <fieldset class="powers colours-strip is-question" aria-label={label}>
      <button type="button" class="button" data-answer="no" onClick={no.onTap}>
        {no.label}
      </button>
      <button type="button" class="button" data-answer="yes" onClick={yes.onTap}>
        {yes.label}
      </button>
    </fieldset>
  );
}
