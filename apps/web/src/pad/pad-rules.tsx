import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { type ChosenRules, possibleVariants } from '../games/chosen-rules.ts';
import { CountChoice, RuleChoices } from '../screens/rule-choices.tsx';
import { type Pad, withRules } from './pad.ts';

interface PadRulesProps {
  readonly pad: Pad;
  readonly onChange: (pad: Pad) => void;
}

/** How many play, and what counts; folded away while one taps. */
export function PadRules({ pad, onChange }: PadRulesProps): JSX.Element {
  const say = t.value;
  const change = (rules: Partial<ChosenRules>) => onChange(withRules(pad, rules));
  const inShort = [
    say('pad-players', { count: pad.count }),
    ...possibleVariants(pad).map((variant) => say(`variant-${variant}`)),
  ];
  return (
    <details class="pad-rules">
      <summary>
        <b>{say('pad-rules')}</b> <span>{inShort.join(' · ')}</span>
      </summary>
      <CountChoice rules={pad} onChange={change} />
      <RuleChoices rules={pad} onChange={change} />
    </details>
  );
}
