import type { Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icon-paths.ts';
import { findCard } from '../games/cards.ts';
import { Dialog } from '../table/dialog.tsx';
import { nameOf } from '../table/words.ts';
import { OneMore } from './one-more.tsx';
import { PLACES } from './places.ts';
import type { RoomPartProps } from './room-part.ts';
import { type SeatSetup, withCount, withTaker } from './seat-setup.ts';

interface SeatDialogProps extends RoomPartProps {
  readonly seat: Seat;
  readonly onSeats: (seats: readonly SeatSetup[]) => void;
  readonly onClose: () => void;
}

/** Who takes a seat: the host lets bots and people come and go, everybody may bring one more person along. */
export function SeatDialog(props: SeatDialogProps): JSX.Element {
  const { table, people, shown, seat, isHost, run, onSeats, onClose } = props;
  const say = t.value;
  const [isNaming, setNaming] = useState(false);
  const kind = people.seats[seat]?.kind;
  const setup = findCard(table.game)?.setup;
  const less = withCount(people, shown.chairs, setup?.seatCounts ?? [], people.seats.length - 1);
  const change = (seats: readonly SeatSetup[]) => {
    onSeats(seats);
    onClose();
  };
  const take = (bot: string | undefined) => change(withTaker(people, shown.chairs, seat, bot));
  if (isNaming)
    return (
      <Dialog title={say('friends-one-more-here')} onClose={onClose}>
        <OneMore table={table} seat={seat} run={run} onEnd={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={kind === 'person' ? nameOf(shown.chairs, seat) : say('friends-seat-taker')} onClose={onClose}>
      <nav class="menu">
        {isHost && kind === 'person' && (
          <Way
            icon="close"
            label={say('friends-send-away')}
            onTap={() => {
              run(PLACES.client.leave(table.id, seat));
              onClose();
            }}
          />
        )}
        {isHost && kind !== 'person' && (
          <Way icon="person" label={say('friends-wait-for-somebody')} onTap={() => take(undefined)} />
        )}
        {kind === 'free' && <Way icon="person" label={say('friends-one-more-here')} onTap={() => setNaming(true)} />}
        {isHost &&
          kind !== 'person' &&
          setup?.levels.map((bot) => (
            <Way key={bot} icon="bot" label={say('bot-name', { bot })} onTap={() => take(bot)} />
          ))}
        {isHost && kind !== 'person' && less && (
          <Way icon="minus" label={say('friends-remove-seat')} onTap={() => change(less)} />
        )}
      </nav>
    </Dialog>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onTap: () => void;
}

function Way({ icon, label, onTap }: WayProps): JSX.Element {
  return (
    <button type="button" class="button" onClick={onTap}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
