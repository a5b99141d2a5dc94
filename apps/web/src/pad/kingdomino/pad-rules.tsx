import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import type { ChosenOptions } from '../../games/game-card.ts';
import { possibleVariants } from '../../games/kingdomino/chosen-rules.ts';
import { chosenOf, kingdominoSetup, rulesOf } from '../../games/kingdomino/setup.ts';
import { CountChoice, OptionChoices } from '../../games/option-choices.tsx';
import { type Pad, withRules } from './pad.ts';

interface PadRulesProps {
  readonly pad: Pad;
  readonly onChange: (pad: Pad) => void;
}

/** How many play, and what counts; folded away while one taps. */
export function PadRules({ pad, onChange }: PadRulesProps): JSX.Element {
  const say = t.value;
  const chosen = chosenOf(pad);
  const change = (changes: Partial<ChosenOptions>) => onChange(withRules(pad, rulesOf({ ...chosen, ...changes })));
  const props = { setup: kingdominoSetup, chosen, onChange: change };
  const inShort = [
    say('pad-players', { count: pad.count }),
    ...possibleVariants(pad).map((variant) => say(`variant-${variant}`)),
  ];
  return (
    <details class="pad-rules">
      <summary>
        <b>{say('pad-rules')}</b> <span>{inShort.join(' · ')}</span>
      </summary>
      <CountChoice {...props} />
      <OptionChoices {...props} />
    </details>
  );
}
