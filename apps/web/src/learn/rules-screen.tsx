import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { RuleBody } from './rule-body.tsx';
import { CHAPTERS, findRule, type Rule } from './rules.ts';

/** The rulebook; opened at a rule, it goes there and marks it. */
export function RulesScreen({ rule }: { readonly rule?: string | undefined }): JSX.Element {
  const say = t.value;
  const marked = findRule(rule);
  return (
    <main class="page page-narrow rulebook">
      <TopBar title={say('learn-rules-title', { game: 'kingdomino' })} />
      <p>{say('learn-rules-about')}</p>
      <section class="rule-short">
        <h2>{say('learn-short-title')}</h2>
        <ol>
          {say('learn-short')
            .split('\n')
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ol>
      </section>
      <nav class="rule-contents" aria-label={say('learn-contents')}>
        {CHAPTERS.map(([chapter, rules]) => (
          <a key={chapter} class="chip" href={formatRoute({ screen: 'rules', rule: rules[0] })}>
            {say('learn-chapter', { chapter })}
          </a>
        ))}
      </nav>
      {CHAPTERS.map(([chapter, rules]) => (
        <section key={chapter} class="rule-chapter">
          <h2>{say('learn-chapter', { chapter })}</h2>
          {rules.map((each) => (
            <RuleEntry key={each} rule={each} isMarked={each === marked} />
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
      aria-labelledby={`title-${rule}`}
    >
      <h3 id={`title-${rule}`}>
        <a class="rule-number" href={formatRoute({ screen: 'rules', rule })}>
          {rule}
        </a>{' '}
        {t.value(`learn-title-${rule}`)}
      </h3>
      <RuleBody rule={rule} />
    </article>
  );
}
