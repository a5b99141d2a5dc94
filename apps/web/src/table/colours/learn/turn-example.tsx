import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { Icon } from '../../../art/icon.tsx';
import { MapPanel } from '../board/map-panel.tsx';
import { ColoursStrip } from '../board/strip.tsx';
import { seenRefusal } from '../refusal-words.ts';
import { sayText } from '../say-words.ts';
import { coloursTask } from '../task.ts';
import { isTurned } from '../turning.ts';
import { coloursExample } from './example-table.ts';
import { exampleOf, hasStrip, pieceOf, type TriedRule } from './examples.ts';
import { pieceBox } from './piece.ts';
import '../board/colours.css';
import './learn.css';

/** A position on a piece of the map: the rules say what is possible, and why not. */
export function TurnExample({ rule }: { readonly rule: TriedRule }): JSX.Element {
  const say = t.value;
  const table = useMemo(() => coloursExample(exampleOf(rule), say('web-player', { number: 1 })), [rule, say]);
  const { input, whyNot, chairs, view } = table.shown.value;
  const task = input && coloursTask(input);
  const box = pieceBox(view.atlas.map, pieceOf(rule), isTurned.value);
  const [, , width, height] = box;
  const word = whyNot ? seenRefusal(whyNot, chairs, say) : input && sayText(input, chairs, say);
  return (
    <figure class="example colours-example">
      <CrayonDefs />
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`colours-try-${rule}`)}
      </figcaption>
      <div class="example-piece" style={{ aspectRatio: `${width} / ${height}` }}>
        <MapPanel table={table} viewBox={box.join(' ')} />
      </div>
      {hasStrip(rule) && <ColoursStrip table={table} onEnlarge={() => undefined} />}
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
        <p class={whyNot ? 'example-word is-bad' : 'example-word is-good'} role="status">
          {word}
        </p>
      </div>
    </figure>
  );
}
