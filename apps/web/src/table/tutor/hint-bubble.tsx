import type { Chair, GameTypes, View } from '@crownhold/core';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { Bubble } from '../../learn/bubble.tsx';
import type { Advice, HintFace } from '../face.ts';

interface HintBubbleProps<G extends GameTypes, H extends Advice> {
  readonly hint: H | 'none';
  readonly view: View<G['state']>;
  readonly chairs: readonly Chair[];
  readonly onClose: () => void;
}

/** What the best bot would do, and why, in a few words of a game. */
export function createHintBubble<G extends GameTypes, H extends Advice>(words: HintFace<G, H>) {
  return ({ hint, view, chairs, onClose }: HintBubbleProps<G, H>): JSX.Element => {
    const say = t.value;
    const given = hint === 'none' ? undefined : hint;
    const advice = given ? words.advice(given, say) : say('learn-hint-none');
    const reasons = given ? words.reasons(given, chairs, say) : [];
    const all = [advice, ...reasons].join('. ');
    useEffect(() => announce(all), [all]);
    return (
      <Bubble anchor={words.anchor(given, view)} kind="hint" label={say('web-hint')}>
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
  };
}
