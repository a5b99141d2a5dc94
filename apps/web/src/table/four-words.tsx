import { wordsText } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { formatRoute } from '../app/route.ts';
import { VERIFY_TEXTS } from '../app/verify-texts.ts';

/** What people at one table can compare across the room: equal words, equal dice. */
export function FourWords({ numbers }: { readonly numbers: readonly number[] }): JSX.Element | null {
  const say = useLazyTexts(VERIFY_TEXTS);
  if (!say) return null;
  return (
    <p class="menu-rules">
      <a href={formatRoute({ screen: 'fairness' })}>{say('verify-words', { words: wordsText(say, numbers) })}</a>
    </p>
  );
}
