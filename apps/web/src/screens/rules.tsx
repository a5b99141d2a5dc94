import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Later } from '../app/later.tsx';
import { loadLearnTexts } from '../learn/texts.ts';
import { loadRulebook } from '../table/faces.ts';

/** The rulebook of a game; opened at a rule, it goes there and marks it. */
export function RulesScreen({
  game,
  rule,
}: {
  readonly game: string;
  readonly rule?: string | undefined;
}): JSX.Element {
  const load = useMemo(
    () => async () => {
      const [{ RulebookPage }, rulebook] = await Promise.all([
        import('../learn/rulebook-page.tsx'),
        loadRulebook(game),
        loadLearnTexts(),
      ]);
      return (props: { readonly rule?: string | undefined }) => <RulebookPage rulebook={rulebook} {...props} />;
    },
    [game],
  );
  return <Later load={load} props={{ rule }} />;
}
