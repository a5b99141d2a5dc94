import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import type { Sitting } from './sitting.ts';
import { useCounting } from './use-counting.ts';
import { promptOf, verdictOf } from './words.ts';

interface EndPanelProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly sitting: Sitting<G, I, A>;
  readonly onSaveRecord: () => void;
  readonly onRematch: () => void;
}

/** The result of a game: every board is counted, then the winner is named. */
export function EndPanel<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  sitting,
  onSaveRecord,
  onRematch,
}: EndPanelProps<G, I, A, H>): JSX.Element {
  const say = t.value;
  const { table } = sitting;
  const shown = table.shown.value;
  const { view, chairs } = shown;
  const isOver = shown.stage.kind === 'over';
  const steps = face.result.counts(view) + 1;
  const count = useCounting(steps);
  const isCounted = count >= steps;
  const tie = isOver ? face.result.tie(view, say) : '';
  return (
    <main class="end">
      <Heading title={promptOf(face, shown, say)} class="end-title">
        {isOver && isCounted ? verdictOf(face, shown, say) : promptOf(face, shown, say)}
      </Heading>
      {isCounted && tie !== '' && <p class="end-tie">{tie}</p>}
      <div class="results" data-seats={chairs.length}>
        <face.result.Cards
          view={view}
          chairs={chairs}
          ranks={isOver ? face.rules.game.ranking(view) : undefined}
          count={count}
        />
      </div>
      <footer class="end-actions">
        {isOver ? (
          <>
            <button type="button" class="button is-main" onClick={onRematch}>
              <Icon name="rematch" />
              <span>{say('web-rematch')}</span>
            </button>
            <button type="button" class="button" aria-label={say('web-save-record')} onClick={onSaveRecord}>
              <Icon name="save" />
              <span class="end-words">{say('web-save-record')}</span>
            </button>
            <a class="button" href={formatRoute({ screen: 'replay', id: sitting.id })} aria-label={say('web-replay')}>
              <Icon name="replay" />
              <span class="end-words">{say('web-replay')}</span>
            </a>
            <a class="button" href="#/" aria-label={say('web-to-first')}>
              <Icon name="home" />
              <span class="end-words">{say('web-to-first')}</span>
            </a>
          </>
        ) : (
          <button type="button" class="button is-main" onClick={() => table.goOn()}>
            <span>{say('web-next-game')}</span>
            <Icon name="forward" />
          </button>
        )}
      </footer>
    </main>
  );
}
