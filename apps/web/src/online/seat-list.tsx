import type { Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { findCard } from '../games/cards.ts';
import { nameOf } from '../table/words.ts';
import { keepCount } from './create-table.ts';
import { PLACES } from './places.ts';
import type { RoomPartProps } from './room-part.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { chosenAt, type SeatSetup, setupOf, withCount } from './seat-setup.ts';

/** All seats side by side; a tap on one says who takes it. */
export function SeatList(props: RoomPartProps): JSX.Element {
  const { table, people, shown, isHost, run } = props;
  const say = t.value;
  const [opened, setOpened] = useState<Seat>();
  const card = findCard(table.game);
  const change = (seats: readonly SeatSetup[]) => {
    if (!card) return;
    keepCount(table.game, seats.length);
    run(PLACES.client.setUp(table.id, setupOf(card, chosenAt(card, props), people.clock, seats)));
  };
  const more = isHost && withCount(people, shown.chairs, card?.setup.seatCounts ?? [], people.seats.length + 1);
  const canOpen = (seat: Seat) => {
    const isFree = people.seats[seat]?.kind === 'free';
    return isHost ? !table.own.includes(seat) : table.own.length > 0 && isFree;
  };
  return (
    <section class="room-seats" aria-label={say('friends-seats')}>
      <ul>
        {people.seats.map(({ kind }, seat) => (
          <li key={seat} class={`room-seat is-${kind}`}>
            {canOpen(seat) ? (
              <button type="button" class="room-place" onClick={() => setOpened(seat)}>
                <Place {...props} seat={seat} />
                <span class="unseen">. {say(kind === 'person' ? 'friends-send-away' : 'friends-seat-taker')}</span>
              </button>
            ) : (
              <div class="room-place">
                <Place {...props} seat={seat} />
              </div>
            )}
          </li>
        ))}
        {more && (
          <li class="room-more">
            <button
              type="button"
              class="button is-icon"
              aria-label={say('friends-add-seat')}
              title={say('friends-add-seat')}
              onClick={() => change(more)}
            >
              <Icon name="plus" />
            </button>
          </li>
        )}
      </ul>
      {opened !== undefined && (
        <SeatDialog {...props} seat={opened} onSeats={change} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

function Place(props: RoomPartProps & { readonly seat: Seat }): JSX.Element {
  const { people, shown, seat } = props;
  const isFree = people.seats[seat]?.kind === 'free';
  const sign = signOf(props, seat);
  return (
    <>
      <Banner seat={seat} size={24} />
      <span class="room-words">
        <span class="room-name">{isFree ? t.value('friends-free') : nameOf(shown.chairs, seat)}</span>
        {sign !== '' && <small>{sign}</small>}
      </span>
    </>
  );
}

/** Under the name: whether somebody is there, and who they are. */
function signOf({ table, people, shown }: Pick<RoomPartProps, 'table' | 'people' | 'shown'>, seat: Seat): string {
  const say = t.value;
  if (people.seats[seat]?.kind !== 'person') return '';
  const presence = shown.presence?.[seat];
  const signs = [
    table.own.includes(seat) ? say('friends-you') : undefined,
    people.host === seat && !table.own.includes(seat) ? say('friends-host') : undefined,
    presence === 'learning' ? say('friends-learning') : undefined,
    presence === 'away' && !table.own.includes(seat) ? say('friends-away') : undefined,
  ];
  return signs.filter((sign) => sign !== undefined).join(' · ');
}
