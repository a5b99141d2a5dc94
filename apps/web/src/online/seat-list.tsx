import type { Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { findCard } from '../games/cards.ts';
import { Dialog } from '../table/dialog.tsx';
import { nameOf } from '../table/words.ts';
import { keepCount } from './create-table.ts';
import { PLACES } from './places.ts';
import type { RoomPartProps } from './room-part.ts';
import { setupOf, withCount, withTaker } from './seat-setup.ts';

/** All seats; the host gives free ones to bots, sends people away and adds seats. */
export function SeatList({ table, people, shown, isHost, run }: RoomPartProps): JSX.Element {
  const say = t.value;
  const [opened, setOpened] = useState<Seat>();
  const card = findCard(table.game);
  const counts = card?.setup.seatCounts ?? [];
  const { chairs } = shown;
  const change = (seats: Parameters<typeof setupOf>[2] | undefined) => {
    const setup = seats && setupOf(table.game, people, seats);
    if (!setup) return;
    keepCount(table.game, setup.seats.length);
    run(PLACES.client.setUp(table.id, setup));
  };
  const [more, less] = [1, -1].map((step) => withCount(people, chairs, counts, people.seats.length + step));
  return (
    <section class="room-seats" aria-label={say('friends-seats')}>
      <ul>
        {people.seats.map(({ kind }, seat) => (
          <li key={seat} class={`room-seat is-${kind}`}>
            <Banner seat={seat} size={24} />
            <span class="room-name">{kind === 'free' ? say('friends-free') : nameOf(chairs, seat)}</span>
            <small>{signOf({ table, people, shown }, seat)}</small>
            {isHost && !table.own.includes(seat) && (
              <button
                type="button"
                class="button is-icon is-quiet"
                aria-label={`${say('web-seat', { number: seat + 1 })}: ${say('friends-seat-taker')}`}
                onClick={() => setOpened(seat)}
              >
                <Icon name="settings" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isHost && (
        <p class="room-count">
          {more && (
            <button type="button" class="button" onClick={() => change(more)}>
              <Icon name="plus" />
              {say('friends-add-seat')}
            </button>
          )}
          {less && (
            <button type="button" class="button" onClick={() => change(less)}>
              <Icon name="minus" />
              {say('friends-remove-seat')}
            </button>
          )}
        </p>
      )}
      {opened !== undefined && (
        <Dialog title={say('friends-seat-taker')} onClose={() => setOpened(undefined)}>
          <nav class="menu">
            {people.seats[opened]?.kind === 'person' ? (
              <button
                type="button"
                class="button"
                onClick={() => {
                  run(PLACES.client.leave(table.id, opened));
                  setOpened(undefined);
                }}
              >
                {say('friends-send-away')}
              </button>
            ) : (
              [undefined, ...(card?.setup.levels ?? [])].map((bot) => (
                <button
                  key={bot ?? ''}
                  type="button"
                  class="button"
                  onClick={() => {
                    change(withTaker(people, chairs, opened, bot));
                    setOpened(undefined);
                  }}
                >
                  <Icon name={bot === undefined ? 'person' : 'bot'} />
                  {bot === undefined ? say('friends-wait-for-somebody') : say('bot-name', { bot })}
                </button>
              ))
            )}
          </nav>
        </Dialog>
      )}
    </section>
  );
}

/** Beside the name: whether somebody is there, and who they are. */
function signOf({ table, people, shown }: Pick<RoomPartProps, 'table' | 'people' | 'shown'>, seat: Seat): string {
  const say = t.value;
  if (people.seats[seat]?.kind !== 'person') return '';
  const presence = shown.presence?.[seat];
  const signs = [
    table.own.includes(seat) ? say('friends-you') : undefined,
    people.host === seat ? say('friends-host') : undefined,
    presence === 'learning' ? say('friends-learning') : undefined,
    presence === 'away' && !table.own.includes(seat) ? say('friends-away') : undefined,
  ];
  return signs.filter((sign) => sign !== undefined).join(' · ');
}
