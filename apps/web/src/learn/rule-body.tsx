import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import type { Rule } from './rulebook.ts';
import './rules.css';

/** What a rule says and shows, below its title. */
export function RuleBody({ rule }: { readonly rule: Rule }): JSX.Element {
  const say = t.value;
  const { text, ruling, Picture } = rule;
  return (
    <div class="rule-body">
      {text(say)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {ruling && (
        <p class="rule-ruling">
          <b>{say('learn-ruling')}.</b> {ruling(say)}
        </p>
      )}
      {Picture && <Picture />}
    </div>
  );
}
