import { kingdomino, matchResult } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { navigate, redirect } from '../app/navigation.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { playAgain } from './begin.ts';
import { kingdomFrame, kingdomSquares } from './kingdom-picture.ts';
import { ResultCard } from './result-card.tsx';
import { saveRecord } from './save-record.ts';
import type { TableModel } from './table-model.ts';
import { shownState } from './table-state.ts';
import { tallyOf } from './tally.ts';
import { useCounting } from './use-counting.ts';
import { promptOf, tieText, verdictOf } from './words.ts';

/** The result of a game: every kingdom is counted, then the winner is named. */
export function EndPanel({ table }: { readonly table: TableModel }): JSX.Element {
  const say = t.value;
  const state = table.state.value;
  const shown = shownState(state);
  const isOver = state.mode.kind === 'over';
  const ranks = isOver ? kingdomino.ranking(shown) : undefined;
  const tallies = state.chairs.map((_, seat) => tallyOf(shown, seat));
  const steps = Math.max(...tallies.map(({ items }) => items.length)) + 1;
  const count = useCounting(steps);
  const isCounted = count >= steps;
  const order = tallies.toSorted((one, other) => (ranks?.[one.seat] ?? 0) - (ranks?.[other.seat] ?? 0));
  const tie = isOver
    ? tieText(
        state.chairs.map((_, seat) => matchResult(shown, seat)),
        shown.options.tiebreak,
        say,
      )
    : '';
  return (
    <main class="end">
      <Heading title={promptOf(state, say)} class="end-title">
        {isOver && isCounted ? verdictOf(state, say) : promptOf(state, say)}
      </Heading>
      {isCounted && tie !== '' && <p class="end-tie">{tie}</p>}
      <div class="results" data-seats={state.chairs.length}>
        {order.map((tally) => (
          <ResultCard
            key={tally.seat}
            name={state.chairs[tally.seat]!.name}
            tally={tally}
            place={ranks?.[tally.seat]}
            frame={kingdomFrame(shown, tally.seat)}
            squares={kingdomSquares(shown, tally.seat)}
            count={count}
          />
        ))}
      </div>
      <footer class="end-actions">
        {isOver ? (
          <>
            <button type="button" class="button is-main" onClick={() => rematch(table.id).catch(reportError)}>
              <Icon name="rematch" />
              <span>{say('web-rematch')}</span>
            </button>
            <button type="button" class="button" aria-label={say('web-save-record')} onClick={() => saveRecord(table)}>
              <Icon name="save" />
              <span class="end-words">{say('web-save-record')}</span>
            </button>
            <a class="button" href={formatRoute({ screen: 'replay', id: table.id })} aria-label={say('web-replay')}>
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

async function rematch(id: string): Promise<void> {
  const next = await playAgain(id);
  if (next === undefined) navigate({ screen: 'new-game' });
  else redirect({ screen: 'table', id: next });
}
