import { formatRecord, type Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Heading } from '../../app/heading.tsx';
import { redirect } from '../../app/navigation.ts';
import { Still } from '../../app/still.tsx';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { keepMyName, myName } from '../../games/my-name.ts';
import { NameField } from '../../games/name-field.tsx';
import { keepOpened } from '../../games/opened-record.ts';
import { type Letter, takeSeat } from './received.ts';
import { arrivalOf, chairsOfNames } from './seats.ts';

interface ArrivalFormProps {
  readonly letter: Letter;
  readonly say: Translate;
}

/** The game of a link that this device does not know: somebody sits down, comes back, or just looks. */
export function ArrivalForm({ letter, say }: ArrivalFormProps): JSX.Element {
  const { link, course } = letter;
  const { game } = link.record;
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const sit = (seat: Seat, name: string) => {
    takeSeat(letter, seat, name, say).then((id) => redirect({ screen: 'table', id }), setFault);
  };
  const arrival = arrivalOf(link.names, course.asked);
  const host = link.names.find((name) => name !== '');
  const isInvited = arrival.kind === 'invited' && host !== undefined;
  const title = isInvited ? say('message-invited', { name: host, game }) : say('game', { game });
  return (
    <main class="page page-narrow page-centred arrival">
      <Still class="arrival-picture" name={game} />
      <Heading title={title}>{title}</Heading>
      {arrival.kind === 'invited' ? (
        <Invited seat={arrival.seat} say={say} onSit={(name) => sit(arrival.seat, name)} />
      ) : (
        <Returning letter={letter} seats={arrival.seats} say={say} onSit={sit} />
      )}
      <p class="actions">
        <button type="button" class="button is-quiet" onClick={() => look(letter, say)}>
          <Icon name="replay" />
          {say('message-look')}
        </button>
      </p>
    </main>
  );
}

interface InvitedProps {
  readonly seat: Seat;
  readonly say: Translate;
  readonly onSit: (name: string) => void;
}

function Invited({ seat, say, onSit }: InvitedProps): JSX.Element {
  const [name, setName] = useState(myName);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepMyName(name);
        onSit(name);
      }}
    >
      <NameField
        class="my-name"
        label={<span>{say('message-name')}</span>}
        name={name}
        placeholder={say('web-player', { number: seat + 1 })}
        onName={setName}
      />
      <button type="submit" class="button is-main">
        <Banner seat={seat} size={24} />
        {say('message-sit')}
      </button>
    </form>
  );
}

interface ReturningProps {
  readonly letter: Letter;
  readonly seats: readonly Seat[];
  readonly say: Translate;
  readonly onSit: (seat: Seat, name: string) => void;
}

function Returning({ letter: { link, course }, seats, say, onSit }: ReturningProps): JSX.Element {
  const { asked } = course;
  const name = asked === undefined ? undefined : link.names[asked];
  return (
    <>
      <p>{name === undefined ? say('message-over') : say('message-asked', { name })}</p>
      <h2>{say('message-who')}</h2>
      <p class="actions">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class={seat === asked ? 'button is-main' : 'button'}
            onClick={() => onSit(seat, link.names[seat]!)}
          >
            <Banner seat={seat} size={24} />
            {say('message-me', { name: link.names[seat]! })}
          </button>
        ))}
      </p>
    </>
  );
}

/** As any record that somebody opens: it is none of my games. */
function look({ link: { record, names } }: Letter, say: Translate): void {
  keepOpened(formatRecord({ ...record, players: chairsOfNames(names, say).map(({ name }) => ({ name })) }));
  redirect({ screen: 'replay' });
}
