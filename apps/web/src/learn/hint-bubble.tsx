import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import type { Chair } from '../games/chair.ts';
import type { Hint } from '../table/hint.ts';
import { Bubble } from './bubble.tsx';
import { adviceText, reasonText } from './hint-words.ts';

interface HintBubbleProps {
  readonly hint: Hint | 'none';
  /** The line that kings move on to. */
  readonly line: readonly number[];
  readonly chairs: readonly Chair[];
  readonly onClose: () => void;
}

/** What the best bot would do, and why, in a few words. */
export function HintBubble({ hint, line, chairs, onClose }: HintBubbleProps): JSX.Element {
  const say = t.value;
  const advice = hint === 'none' ? say('learn-hint-none') : adviceText(hint, say);
  const reasons = hint === 'none' ? [] : hint.reasons.map((reason) => reasonText(reason, chairs, say));
  const all = [advice, ...reasons].join('. ');
  useEffect(() => announce(all), [all]);
  return (
    <Bubble anchor={anchorOf(hint, line)} kind="hint" label={say('web-hint')}>
      <p class="bubble-head">
        {advice}
        <button type="button" class="button is-icon is-quiet" aria-label={say('web-close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Bubble>
  );
}

/** The squares of a place, a domino of the line, or the button that discards. */
function anchorOf(hint: Hint | 'none', line: readonly number[]): string {
  const [kind, ...rest] = hint === 'none' ? [] : hint.step.split(' ');
  if (kind === 'put') return rest.map((cell) => `.kingdom [data-spot="${cell.replace(',', ' ')}"]`).join();
  if (kind === 'take') return `[data-next-line] button:nth-of-type(${line.indexOf(Number(rest[0])) + 1})`;
  return '.thumb-action';
}
