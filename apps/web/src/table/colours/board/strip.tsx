import { COMPOSITES, type ColoursAction, type ColoursInput, type ColoursTypes, taskOf } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import type { BoardsProps } from '../../face.ts';
import { castOptions, type StripOption, wayOptions } from '../strip-options.ts';
import { ColourStrip } from './colour-strip.tsx';
import { OptionChips, QuestionChips } from './option-chips.tsx';
import { TakeStrip } from './take-strip.tsx';

/** One row above the thumb: dice to take, what can be spent, or what is to be chosen. Its height never changes. */
export function ColoursStrip({ table }: BoardsProps<ColoursTypes, ColoursInput, ColoursAction>): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { input } = shown;
  const task = input && shown.stage.kind === 'turn' ? taskOf(input) : undefined;
  const choose = (option: StripOption) => table.perform(option.action);
  if (!input || task === undefined || task === 'strike') return <ColourStrip table={table} />;
  if (task === 'leave') {
    return (
      <QuestionChips
        label={say('colours-ask-leave')}
        no={{ label: say('colours-colour-on'), onTap: () => table.perform({ kind: 'decline' }) }}
        yes={{
          label: say('colours-done-blot'),
          onTap: () => table.perform({ kind: 'done', isSure: true }, { kind: 'confirm' }),
        }}
      />
    );
  }
  if (task === 'choose') {
    const options = COMPOSITES.map(
      (colour): StripOption => ({ key: colour, colour, action: { kind: 'choose', colour }, isChosen: false }),
    );
    return <OptionChips label={say('colours-ask-choose')} kind="colour" options={options} onChoose={choose} />;
  }
  if (task === 'take') {
    const ways = wayOptions(input);
    return ways ? <TakeWays table={table} input={input} /> : <TakeStrip table={table} />;
  }
  if (input.matchAt !== undefined) {
    const area = input.matchAt;
    return (
      <QuestionChips
        label={say('colours-ask-match')}
        no={{ label: say('colours-no'), onTap: () => table.perform({ kind: 'decline' }) }}
        yes={{ label: say('colours-use-match'), onTap: () => table.perform({ kind: 'drop', area, isMatch: true }) }}
      />
    );
  }
  if (input.casting) {
    const { kind, options } = castOptions(input, input.casting);
    const spell = input.casting;
    return (
      <OptionChips
        label={say('colours-ask-cast', { spell })}
        kind={kind}
        options={options}
        onChoose={choose}
        onBack={() => table.perform({ kind: 'cast', spell })}
      />
    );
  }
  return <ColourStrip table={table} />;
}

interface TakeWaysProps {
  readonly table: BoardsProps<ColoursTypes, ColoursInput, ColoursAction>['table'];
  readonly input: ColoursInput;
}

/** [C16] [C21] The kingdoms of a die on a border, then the colours of white. */
function TakeWays({ table, input }: TakeWaysProps): JSX.Element | undefined {
  const ways = wayOptions(input);
  if (!ways) return undefined;
  return (
    <OptionChips
      label={t.value(ways.kind === 'kingdom' ? 'colours-ask-from' : 'colours-ask-white')}
      kind={ways.kind}
      options={ways.options}
      onChoose={(option) => table.perform(option.action)}
      onBack={() => table.perform({ kind: 'undo' })}
    />
  );
}
