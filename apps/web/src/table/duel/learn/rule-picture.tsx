import { ARMS, DICE } from '@crownhold/games/duel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import { Die } from '../board/die.tsx';
import { StillMap } from '../board/rival.tsx';
import { SpellbookRow } from '../board/spellbook-row.tsx';
import { faceText } from '../dice-words.ts';
import { raceOf } from '../spellbook-race.ts';
import { CountingExample } from './counting-example.tsx';
import { countingExample, emptyExample, isTriedRule } from './examples.ts';
import type { RuleId } from './rules.ts';
import { TurnExample } from './turn-example.tsx';

/** What a rule looks like, with the pieces of the table. */
export function RulePicture({ rule }: { readonly rule: RuleId }): JSX.Element | undefined {
  switch (rule) {
    case 'D1':
      return <SixArms />;
    case 'D2':
      return <AllFaces />;
    case 'D3':
      return <EmptyMap />;
    case 'D4':
      return (
        <>
          <Book />
          <TurnExample rule="D4" />
        </>
      );
    case 'D13':
      return <Book />;
    case 'D19':
      return <CountingExample />;
    default:
      return isTriedRule(rule) ? <TurnExample rule={rule} /> : undefined;
  }
}

function SixArms(): JSX.Element {
  const say = t.value;
  return (
    <p class="rule-pieces" role="img" aria-label={say('duel-picture-arms')}>
      {ARMS.map((arms) => (
        <ArmsIcon key={arms} arms={arms} size={48} label="" />
      ))}
    </p>
  );
}

/** [D2] Every side of every die, equal ones as often as they are there. */
function AllFaces(): JSX.Element {
  const say = t.value;
  return (
    <ul class="rule-dice">
      {DICE.map((sides, die) => (
        <li key={die}>
          <span class="rule-dice-name">{say('duel-all-faces', { number: die + 1 })}</span>
          {sides
            .flatMap(({ face, weight }) => Array.from({ length: weight }, () => face))
            .map((face, at) => (
              <span key={at} role="img" aria-label={faceText(face, say)}>
                <Die face={face} die={die} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function EmptyMap(): JSX.Element {
  const state = useMemo(emptyExample, []);
  return (
    <div class="rule-map">
      <StillMap state={state} seat={0} label={t.value('duel-picture-map')} />
    </div>
  );
}

/** The spellbook of a game in its middle. */
function Book(): JSX.Element {
  const say = t.value;
  const rows = useMemo(() => raceOf(countingExample(), [[], []]), []);
  const chairs = [1, 2].map((number) => ({ name: say('web-player', { number }) }));
  return (
    <ol class="rule-book">
      {rows.map((row) => (
        <SpellbookRow key={row.arms} row={row} front={0} chairs={chairs} />
      ))}
    </ol>
  );
}
