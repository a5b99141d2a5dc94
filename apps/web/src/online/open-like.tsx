import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { findCard } from '../games/cards.ts';
import { createTable } from './create-table.ts';
import { useTask } from './use-task.ts';

/** For somebody who came too late: a table of their own. */
export function OpenLike({ game }: { readonly game: string }): JSX.Element | undefined {
  const say = t.value;
  const [isBusy, fault, run] = useTask();
  const card = findCard(game);
  if (!card) return undefined;
  return (
    <>
      <button type="button" class="button" disabled={isBusy} onClick={() => run(() => createTable(card))}>
        <Icon name="plus" />
        <span>{say('friends-open-like')}</span>
      </button>
      {fault !== undefined && <p role="alert">{say('friends-trouble', { trouble: fault })}</p>}
    </>
  );
}
