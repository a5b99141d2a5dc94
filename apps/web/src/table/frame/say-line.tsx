import type { GameTypes, Refusal } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../../app/appearance.ts';
import { t } from '../../app/language.ts';
import type { GameAction } from '../action.ts';
import type { Advice, Face } from '../face.ts';
import { isMoving } from '../film.ts';
import { filmPace } from '../film-pace.ts';
import type { ShownTable } from '../shown-table.ts';
import { saidOf } from './said.ts';

/** How long a refusal stays that nobody answers with another tap. */
const REFUSAL_MS = 4000;
const SHAKE_MS = 120;
/** News of more letters than a phone has room for in one line. */
const LONG = 46;

interface SayLineProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly shown: ShownTable<G, I>;
  /** Somebody wants to read the rule of a refusal. */
  readonly onRule: (rule: string) => void;
  /** Somebody wants to see again what happened since their last turn. */
  readonly onReplay: () => void;
}

/** One line between boards and thumb. It never moves them: a longer sentence lies over the edge of the board. */
export function SayLine<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  shown,
  onRule,
  onReplay,
}: SayLineProps<G, I, A, H>): JSX.Element {
  const { whyNot } = shown;
  const [gone, setGone] = useState<Refusal>();
  useEffect(() => {
    if (whyNot === undefined) return undefined;
    shakeHand();
    const timer = setTimeout(() => setGone(whyNot), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [whyNot]);
  const said = saidOf(
    face,
    whyNot && whyNot === gone ? { ...shown, whyNot: undefined } : shown,
    t.value,
    isMoving(filmPace.value),
  );
  return (
    <div class="say">
      {said && (
        <p class={`say-line is-${said.kind}`}>
          {said.kind === 'news' ? (
            <button type="button" class="say-text say-since" title={t.value('web-since')} onClick={onReplay}>
              <span class={`say-words${said.text.length > LONG ? ' is-long' : ''}`}>{said.text}</span>
              <span class="unseen">. {t.value('web-since')}</span>
            </button>
          ) : (
            <span class="say-text">{said.text}</span>
          )}
          {said.rule !== undefined && <RuleTag rule={said.rule} onRule={onRule} />}
        </p>
      )}
    </div>
  );
}

/** The piece in hand says no. */
function shakeHand(): void {
  if (isMotionReduced.value) return;
  const frames = { translate: ['0', '-4px', '4px', '0'] };
  for (const piece of document.querySelectorAll('[data-in-hand]')) piece.animate(frames, { duration: SHAKE_MS });
}

function RuleTag({ rule, onRule }: { readonly rule: string; readonly onRule: (rule: string) => void }): JSX.Element {
  return (
    <button type="button" class="say-rule" aria-label={t.value('web-rule', { rule })} onClick={() => onRule(rule)}>
      <span class="say-tag">{rule}</span>
    </button>
  );
}
