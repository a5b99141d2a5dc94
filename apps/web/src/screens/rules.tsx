import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { NotFoundScreen } from '../app/not-found.tsx';
import { cardOfRule, FIRST_CARD } from '../games/cards.ts';
import { loadLearnTexts } from '../learn/texts.ts';
import { hasRulebook, loadRulebook } from '../table/faces.ts';

interface RulesScreenProps {
  readonly game?: string | undefined;
  readonly rule?: string | undefined;
}

/** The rulebook of a game; opened at a rule, it goes there and marks it. */
export function RulesScreen({ rule, game = gameOf(rule) }: RulesScreenProps): JSX.Element {
  const load = useMemo(
    () => async () => {
      const [{ RulebookPage }, rulebook] = await Promise.all([
        import('../learn/rulebook-page.tsx'),
        loadRulebook(game),
        loadLearnTexts(),
      ]);
      return (props: Pick<RulesScreenProps, 'rule'>) => <RulebookPage rulebook={rulebook} {...props} />;
    },
    [game],
  );
  return hasRulebook(game) ? <Lazy load={load} props={{ rule }} /> : <NotFoundScreen />;
}

function gameOf(rule: string | undefined): string {
  return rule === undefined ? FIRST_CARD.id : (cardOfRule(rule)?.id ?? '');
}
