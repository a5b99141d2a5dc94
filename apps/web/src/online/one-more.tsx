import { parseName, type Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { NameField } from '../games/name-field.tsx';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import type { RoomPartProps } from './room-part.ts';
import { isServerFault } from './server-client.ts';

interface OneMoreProps extends Pick<RoomPartProps, 'run'> {
  readonly table: OnlineTable;
  /** A free seat. */
  readonly seat: Seat;
  readonly onEnd: () => void;
}

/** Somebody else who plays at this device: one phone, two people on a sofa, and others far away. */
export function OneMore({ table, seat, run, onEnd }: OneMoreProps): JSX.Element {
  const say = t.value;
  const [name, setName] = useState('');
  const sit = async () => {
    const given = parseName(name);
    const sat = await PLACES.client.sit(table.id, typeof given === 'string' ? given : undefined, seat);
    if (!isServerFault(sat)) table.onSeats?.();
    return sat;
  };
  return (
    <form
      class="guest-form"
      onSubmit={(event) => {
        event.preventDefault();
        onEnd();
        run(sit());
      }}
    >
      <NameField
        class="guest-name"
        label={<span>{say('friends-second-name')}</span>}
        name={name}
        placeholder=""
        onName={setName}
      />
      <button type="submit" class="button is-main">
        {say('friends-sit')}
      </button>
    </form>
  );
}
