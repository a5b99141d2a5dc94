import { type Chair, isComplete } from '@crownhold/core';
import { BLOTS, colours } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { ColoursInput } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { Icon } from '../../../art/icon.tsx';
import { MapPanel } from '../board/map-panel.tsx';
import { StrikeSheet } from '../board/strike-sheet.tsx';
import { ColoursStrip } from '../board/strip.tsx';
import type { ColoursTable } from '../colours-table.ts';
import { seenRefusal } from '../refusal-words.ts';
import { sayText } from '../say-words.ts';
import { coloursTask } from '../task.ts';
import { isTurned } from '../turning.ts';
import { coloursExample } from './example-table.ts';
import { exampleOf, hasStrip, positionOf, type TriedRule } from './examples.ts';
import { pieceBox } from './piece.ts';
import '../board/colours.css';
import './learn.css';

/** A position on a piece of the map: the rules say what is possible, and why not. */
export function TurnExample({ rule }: { readonly rule: TriedRule }): JSX.Element {
  const say = t.value;
  const table = useMemo(() => coloursExample(exampleOf(rule), say('web-player', { number: 1 })), [rule, say]);
  const { input, whyNot, chairs } = table.shown.value;
  const position = positionOf(rule);
  const task = input && coloursTask(input);
  const word = whyNot ? seenRefusal(whyNot, chairs, say) : input && exampleWord(input, chairs, say);
  return (
    <figure class="example colours-example">
      <CrayonDefs />
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`colours-try-${rule}`)}
      </figcaption>
      {position.struck && input ? <StrikeSheet table={table} input={input} /> : <Piece rule={rule} table={table} />}
      {hasStrip(position) && <ColoursStrip table={table} onEnlarge={() => undefined} />}
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
        {position.hasEnd && task && (
          <button type="button" class="button example-end" onClick={() => table.perform(task.main.action)}>
            {task.main.label(say)}
          </button>
        )}
      </div>
    </figure>
  );
}

function Piece({ rule, table }: { readonly rule: TriedRule; readonly table: ColoursTable }): JSX.Element {
  const box = pieceBox(table.shown.value.view.atlas.map, positionOf(rule).piece, isTurned.value);
  const [, , width, height] = box;
  return (
    <div class="example-piece" style={{ aspectRatio: `${width} / ${height}` }}>
      <MapPanel table={table} viewBox={box.join(' ')} />
    </div>
  );
}

/** What the turn has brought so far; once it is ended, [C25] what that has cost. */
export function exampleWord(input: ColoursInput, chairs: readonly Chair[], say: Translate): string | undefined {
  const { draft } = input;
  const isEnded = isComplete(colours, draft) && input.choices.some(({ kind }) => kind === 'done');
  if (isEnded) return say('colours-blot-count', { count: draft.state.blots[draft.seat]!, most: BLOTS });
  return sayText(input, chairs, say);
}
