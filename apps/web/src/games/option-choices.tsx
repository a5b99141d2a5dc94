import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Switch } from '../app/switch.tsx';
import { type ChosenOptions, type GameSetup, turnSwitch } from './game-card.ts';

interface OptionChoicesProps {
  readonly setup: GameSetup;
  readonly chosen: ChosenOptions;
  readonly onChange: (changes: Partial<ChosenOptions>) => void;
}

export function CountChoice({ setup, chosen, onChange }: OptionChoicesProps): JSX.Element {
  return (
    <Choice
      name="count"
      legend={t.value('web-seats')}
      values={setup.seatCounts}
      value={chosen.count}
      onChoose={(count) => onChange({ count })}
      label={String}
    />
  );
}

/** What is on or off, and what is one of several, each with its rule. */
export function OptionChoices({ setup, chosen, onChange }: OptionChoicesProps): JSX.Element {
  const say = t.value;
  return (
    <>
      {setup.switches.length > 0 && (
        <fieldset class="switches">
          <legend>{say('web-variants')}</legend>
          {setup.switches.map(({ id, rule, label, about, isPossible }) => (
            <Switch
              key={id}
              label={label(say)}
              about={
                <>
                  {about(say)} <RuleLink rule={rule} />
                </>
              }
              isOn={isPossible(chosen.count) && chosen.switches.includes(id)}
              isDisabled={!isPossible(chosen.count)}
              onTurn={(isOn) => onChange({ switches: turnSwitch(setup, chosen, id, isOn) })}
            />
          ))}
        </fieldset>
      )}
      {setup.choices.map(({ id, rule, values, legend, label, about }) => (
        <Choice
          key={id}
          name={id}
          layout="column"
          legend={
            <>
              {legend(say)} <RuleLink rule={rule} />
            </>
          }
          values={values}
          value={chosen.choices[id] ?? values[0]}
          onChoose={(value) => onChange({ choices: { ...chosen.choices, [id]: value } })}
          label={(value) => (
            <>
              {label(value, say)}
              <small>{about(value, say)}</small>
            </>
          )}
        />
      ))}
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
