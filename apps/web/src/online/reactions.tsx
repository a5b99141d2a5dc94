import { REACTIONS } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';

const SHOWN_MS = 1500;

/** The sign that somebody has just given, for a moment. */
export function ReactionSign({ far, shown }: { readonly far: FarGame; readonly shown: FarShown }): JSX.Element {
  const given = far.reaction.value;
  const [last, setLast] = useState(given);
  useEffect(() => {
    setLast(given);
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [given]);
  const say = t.value;
  return (
    <p class="far-reaction" role="status">
      {last && (
        <span class={`seat-${last.seat}`}>
          {say('friends-reacted', {
            name: nameOf(shown.chairs, last.seat),
            sign: say('friends-reaction', { reaction: last.reaction }),
          })}
        </span>
      )}
    </p>
  );
}

/** Six signs to give; there is no free text. */
export function ReactionChoice({ table }: { readonly table: OnlineTable }): JSX.Element | undefined {
  const [seat] = table.own;
  const say = t.value;
  if (seat === undefined) return undefined;
  return (
    <fieldset class="far-signs">
      <legend>{say('friends-react')}</legend>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="button"
          onClick={() => void PLACES.client.react(table.id, seat, reaction).catch(reportError)}
        >
          {say('friends-reaction', { reaction })}
        </button>
      ))}
    </fieldset>
  );
}
