import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { RulePicture } from './rule-picture.tsx';
import { type Rule, ruledOn } from './rules.ts';
import './rules.css';

/** What a rule says and shows, below its title. */
export function RuleBody({ rule }: { readonly rule: Rule }): JSX.Element {
  const say = t.value;
  const ruled = ruledOn(rule);
  return (
    <div class="rule-body">
      {say(`learn-rule-${rule}`)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {ruled && (
        <p class="rule-ruling">
          <b>{say('learn-ruling')}.</b> {say(`learn-ruling-${ruled}`)}
        </p>
      )}
      <RulePicture rule={rule} />
    </div>
  );
}
