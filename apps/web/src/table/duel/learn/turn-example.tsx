import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Icon } from '../../../art/icon.tsx';
import type { MapHandle } from '../board/duel-map.tsx';
import { MapPanel } from '../board/map-panel.tsx';
import { DuelPowers } from '../board/powers.tsx';
import { Tray } from '../board/tray.tsx';
import { seenRefusal } from '../refusal-words.ts';
import { sayText } from '../say-words.ts';
import { duelTask } from '../task.ts';
import { duelExample } from './example-table.ts';
import { exampleOf, type TriedRule } from './examples.ts';
import '../board/duel.css';
import './learn.css';

/** A position of the game with the pieces of the table: the rules say what is possible, and why not. */
export function TurnExample({ rule }: { readonly rule: TriedRule }): JSX.Element {
  const say = t.value;
  const map = useRef<MapHandle | undefined>(undefined);
  const table = useMemo(
    () => duelExample(exampleOf(rule), [say('web-player', { number: 1 }), say('web-player', { number: 2 })]),
    [rule, say],
  );
  const { input, whyNot, chairs } = table.shown.value;
  const task = input && duelTask(input);
  const isDice = input?.base.state.phase === 'take';
  const word = whyNot ? seenRefusal(whyNot, chairs, say) : input && sayText(input, chairs, say);
  return (
    <figure class="example duel-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`duel-try-${rule}`)}
      </figcaption>
      {rule !== 'D4' && <Tray table={table} />}
      {!isDice && (
        <div class="example-map">
          <MapPanel table={table} handle={map} />
        </div>
      )}
      {!isDice && rule !== 'D4' && <DuelPowers table={table} onEnlarge={() => undefined} />}
      <div class="example-foot">
        <button
          type="button"
          class="button is-icon"
          aria-label={say('web-undo')}
          aria-disabled={task?.canUndo !== true}
          onClick={() => table.perform({ kind: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        {task?.turn && (
          <button
            type="button"
            class="button is-icon"
            aria-label={say('web-rotate')}
            onClick={() => task.turn && table.perform(task.turn)}
          >
            <Icon name="rotate" />
          </button>
        )}
        <p class={whyNot ? 'example-word is-bad' : 'example-word is-good'} role="status">
          {word}
        </p>
      </div>
    </figure>
  );
}
