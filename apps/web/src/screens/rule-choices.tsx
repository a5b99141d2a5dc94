import { TIEBREAKS, VARIANTS, type Variant } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Switch } from '../app/switch.tsx';
import { type ChosenRules, isPossible, SEAT_COUNTS, turnVariant } from '../games/chosen-rules.ts';

const RULES: Readonly<Record<Variant, string>> = {
  dynasty: 'K20',
  'middle-kingdom': 'K18',
  harmony: 'K19',
  'mighty-duel': 'K21',
};

interface RuleChoicesProps {
  readonly rules: ChosenRules;
  readonly onChange: (changes: Partial<ChosenRules>) => void;
}

export function CountChoice({ rules, onChange }: RuleChoicesProps): JSX.Element {
  return (
    <Choice
      name="count"
      legend={t.value('web-seats')}
      values={SEAT_COUNTS}
      value={rules.count}
      onChoose={(count) => onChange({ count })}
      label={String}
    />
  );
}

/** The variants, and what decides where points are equal, each with its rule. */
export function RuleChoices({ rules, onChange }: RuleChoicesProps): JSX.Element {
  const say = t.value;
  return (
    <>
      <fieldset class="switches">
        <legend>{say('web-variants')}</legend>
        {VARIANTS.map((variant) => (
          <Switch
            key={variant}
            label={say(`variant-${variant}`)}
            about={
              <>
                {say('web-variant-about', { variant })} {variant === 'mighty-duel' && say('web-only-two')}{' '}
                <RuleLink rule={RULES[variant]} />
              </>
            }
            isOn={isPossible(rules, variant) && rules.variants.includes(variant)}
            isDisabled={!isPossible(rules, variant)}
            onTurn={(isOn) => onChange({ variants: turnVariant(rules, variant, isOn) })}
          />
        ))}
      </fieldset>
      <Choice
        name="tiebreak"
        layout="column"
        legend={
          <>
            {say('web-tiebreak')} <RuleLink rule="K17" />
          </>
        }
        values={TIEBREAKS}
        value={rules.tiebreak}
        onChoose={(tiebreak) => onChange({ tiebreak })}
        label={(tiebreak) => (
          <>
            {say('web-tiebreak-name', { tiebreak })}
            <small>{say('web-tiebreak-about', { tiebreak })}</small>
          </>
        )}
      />
    </>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a class="rule" href={formatRoute({ screen: 'rules', rule })}>
      {t.value('web-rule', { rule })}
    </a>
  );
}
