import { ARMS } from '@crownhold/games/duel';
import type { DuelInput } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import { domainsGain } from '../domains-gain.ts';
import type { DuelTable } from '../duel-table.ts';

interface ArmsChoiceProps {
  readonly table: DuelTable;
  readonly input: DuelInput;
}

/** [D4] The arms for `domains`: under each how many domains it has now, and what they would bring. */
export function ArmsChoice({ table, input }: ArmsChoiceProps): JSX.Element {
  const say = t.value;
  const { state, seat } = input.base;
  const chosen = input.choices.find((choice) => choice.kind === 'domains')?.arms;
  return (
    <fieldset class="domain-choice" aria-label={say('duel-ask-domains')}>
      {ARMS.map((arms) => (
        <button
          key={arms}
          type="button"
          class={arms === chosen ? 'arms-choice is-chosen' : 'arms-choice'}
          aria-pressed={arms === chosen}
          onClick={() => table.perform(arms === chosen ? { kind: 'confirm' } : { kind: 'name', arms })}
        >
          <ArmsIcon arms={arms} size={40} label={say('arms', { arms })} />
          <span class="domain-now">{say('duel-say-domains-now', domainsGain(state, seat, arms))}</span>
        </button>
      ))}
    </fieldset>
  );
}
