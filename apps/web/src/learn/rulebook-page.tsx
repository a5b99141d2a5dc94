import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { RuleBody } from './rule-body.tsx';
import { findRule, type Rule, type Rulebook } from './rulebook.ts';

interface RulebookPageProps {
  readonly rulebook: Rulebook;
  readonly rule?: string | undefined;
}

/** The rulebook; opened at a rule, it goes there and marks it. */
export function RulebookPage({ rulebook, rule }: RulebookPageProps): JSX.Element {
  const say = t.value;
  const marked = findRule(rulebook, rule);
  const { game, chapters } = rulebook;
  return (
    <main class="page page-narrow rulebook">
      <TopBar title={say('learn-rules-title', { game })} />
      <p>{rulebook.about(say)}</p>
      <section class="rule-short">
        <h2>{say('learn-short-title')}</h2>
        <ol>
          {rulebook
            .short(say)
            .split('\n')
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ol>
      </section>
      <nav class="rule-contents" aria-label={say('learn-contents')}>
        {chapters.map(({ id, name, rules }) => (
          <a key={id} class="chip" href={formatRoute({ screen: 'rules', rule: rules[0]!.id })}>
            {name(say)}
          </a>
        ))}
      </nav>
      {chapters.map(({ id, name, rules }) => (
        <section key={id} class="rule-chapter">
          <h2>{name(say)}</h2>
          {rules.map((each) => (
            <RuleEntry key={each.id} rule={each} isMarked={each === marked} />
          ))}
        </section>
      ))}
    </main>
  );
}

interface RuleEntryProps {
  readonly rule: Rule;
  readonly isMarked: boolean;
}

function RuleEntry({ rule, isMarked }: RuleEntryProps): JSX.Element {
  const entry = useRef<HTMLElement>(null);
  const { id, title } = rule;
  useEffect(() => {
    if (!isMarked) return;
    entry.current?.scrollIntoView();
    entry.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <article
      ref={entry}
      class={isMarked ? 'rule-entry is-marked' : 'rule-entry'}
      tabIndex={isMarked ? -1 : undefined}
      aria-labelledby={`title-${id}`}
    >
      <h3 id={`title-${id}`}>
        <a class="rule-number" href={formatRoute({ screen: 'rules', rule: id })}>
          {id}
        </a>{' '}
        {title(t.value)}
      </h3>
      <RuleBody rule={rule} />
    </article>
  );
}
