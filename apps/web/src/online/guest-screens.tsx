import { parseName } from '@crownhold/core';
import type { TableMessage } from '@crownhold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { beginLearning } from '../app/learning-seat.ts';
import { navigate } from '../app/navigation.ts';
import { formatRoute } from '../app/route.ts';
import { Still } from '../app/still.tsx';
import { Icon } from '../art/icon.tsx';
import { findCard, routeOf } from '../games/cards.ts';
import { keepMyName, myName } from '../games/my-name.ts';
import { NameField } from '../games/name-field.tsx';
import { keepSeats } from './enter-table.ts';
import { namedChairs } from './far-game.ts';
import { OpenLike } from './open-like.tsx';
import { PLACES } from './places.ts';
import { isServerFault } from './server-client.ts';
import { useTask } from './use-task.ts';
import { WatchIcon } from './watch-icon.tsx';

interface FrameProps {
  readonly title: string;
  readonly game?: string;
  readonly children: ComponentChildren;
}

/** One thing to read and one to do; nothing else is on the screen. */
function Frame({ title, game, children }: FrameProps): JSX.Element {
  return (
    <main class="page page-narrow guest">
      {game !== undefined && <Still class="guest-picture" name={game} />}
      <Heading title={title}>{title}</Heading>
      {children}
    </main>
  );
}

function Trouble({ fault }: { readonly fault: string | undefined }): JSX.Element {
  return (
    <p class="guest-trouble" role="alert">
      {fault === undefined ? '' : t.value('friends-trouble', { trouble: fault })}
    </p>
  );
}

interface SeatProps {
  readonly id: string;
  /** A seat is this device's now. */
  readonly onSit: () => void;
}

interface InvitedProps extends SeatProps {
  readonly view: TableMessage;
}

/** Somebody has opened an invitation: a name, and sit down. */
export function Invited({ id, view, onSit }: InvitedProps): JSX.Element {
  const say = t.value;
  const { game, chairs, people } = view;
  const [name, setName] = useState(myName());
  const [isBusy, fault, run] = useTask();
  const host = people?.host === undefined ? '' : (chairs[people.host]?.name ?? '');
  const title = host === '' ? say('friends-invited-unnamed', { game }) : say('friends-invited', { name: host, game });
  const takeSeat = async () => {
    const given = parseName(name);
    const seat = await PLACES.client.sit(id, typeof given === 'string' ? given : undefined);
    if (isServerFault(seat)) return seat;
    if (typeof given === 'string') keepMyName(given);
    await keepSeats(PLACES, id, game, [seat.seat]);
    return undefined;
  };
  const sit = async () => {
    const refused = await takeSeat();
    if (!refused) onSit();
    return refused;
  };
  /** The seat is kept meanwhile, and the others read why it is empty. */
  const learn = async () => {
    const refused = await takeSeat();
    if (refused) return refused;
    await PLACES.client.setLearning(id, true);
    beginLearning(id);
    navigate(routeOf('learn', game));
    return undefined;
  };
  return (
    <Frame title={title} game={game}>
      <form
        class="guest-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(sit);
        }}
      >
        <NameField
          class="guest-name"
          label={<span>{say('friends-your-name')}</span>}
          name={name}
          placeholder=""
          onName={setName}
        />
        <button type="submit" class="button is-main" disabled={isBusy}>
          <Icon name="person" />
          {say('friends-sit')}
        </button>
      </form>
      <Trouble fault={fault} />
      {findCard(game)?.hasLessons && (
        <button type="button" class="button" disabled={isBusy} onClick={() => run(learn)}>
          {say('friends-learn-first')}
        </button>
      )}
    </Frame>
  );
}

interface MovingProps extends SeatProps {
  readonly secret: string;
}

/** A link that takes a seat along to this device. */
export function Moving({ id, secret, onSit }: MovingProps): JSX.Element {
  const say = t.value;
  const [isBusy, fault, run] = useTask();
  const move = async () => {
    const moved = await PLACES.client.move(id, secret);
    if (isServerFault(moved)) return moved;
    onSit();
    return undefined;
  };
  return (
    <Frame title={say('friends-move-link')}>
      <button type="button" class="button is-main" disabled={isBusy} onClick={() => run(move)}>
        <Icon name="person" />
        {say('friends-sit')}
      </button>
      <Trouble fault={fault} />
    </Frame>
  );
}

interface ClosedProps extends SeatProps {
  readonly view: TableMessage;
  readonly onWatch: () => void;
}

/** No seat is free: watch, come back to one's own seat, or open a table like it. */
export function Closed({ id, view, onWatch, onSit }: ClosedProps): JSX.Element {
  const say = t.value;
  const { game, status, people } = view;
  const [isBusy, fault, run] = useTask();
  const [claim, setClaim] = useState<string>();
  const chairs = namedChairs(view.chairs);
  const persons = chairs.flatMap((chair, seat) => (people?.seats[seat]?.kind === 'person' ? [{ ...chair, seat }] : []));
  useAdmission(id, claim, onSit);
  const words = status === 'seating' ? 'friends-full' : 'friends-started';
  const ask = async (seat: number) => {
    const asked = await PLACES.client.claim(id, seat);
    if (isServerFault(asked)) return asked;
    setClaim(asked.claim);
    return undefined;
  };
  return (
    <Frame title={say(words)} game={game}>
      <p class="guest-who">{chairs.map(({ name }) => name).join(' · ')}</p>
      <button type="button" class="button is-main" onClick={onWatch}>
        <WatchIcon />
        {say('friends-watch')}
      </button>
      <OpenLike game={game} />
      {persons.length > 0 && (
        <>
          <p>{say(claim === undefined ? 'friends-are-you' : 'friends-asked-in')}</p>
          {claim === undefined &&
            persons.map(({ name, seat }) => (
              <button key={seat} type="button" class="button" disabled={isBusy} onClick={() => run(() => ask(seat))}>
                {say('friends-i-am', { name })}
              </button>
            ))}
        </>
      )}
      <Trouble fault={fault} />
    </Frame>
  );
}

const ADMISSION_MS = 2000;

/** Looks from time to time whether somebody has let this device in. */
function useAdmission(id: string, claim: string | undefined, onSit: () => void): void {
  useEffect(() => {
    if (claim === undefined) return undefined;
    const timer = setInterval(() => {
      PLACES.client.myTables().then((mine) => {
        if (!isServerFault(mine) && mine.some(({ table, seats }) => table === id && seats.length > 0)) onSit();
      }, reportError);
    }, ADMISSION_MS);
    return () => clearInterval(timer);
  }, [id, claim, onSit]);
}

interface FailedProps {
  readonly fault: string;
  readonly onRetry: () => void;
}

/** One calm sentence, and what can be done about it. */
export function Failed({ fault, onRetry }: FailedProps): JSX.Element {
  const say = t.value;
  const isOld = fault === 'other-version';
  return (
    <Frame title={say('web-friends')}>
      <p role="alert">{say('friends-trouble', { trouble: fault })}</p>
      <button type="button" class="button is-main" onClick={isOld ? () => location.reload() : onRetry}>
        {say(isOld ? 'friends-reload' : 'friends-try-again')}
      </button>
      <a class="button" href={formatRoute({ screen: 'home' })}>
        <Icon name="home" />
        {say('friends-back')}
      </a>
    </Frame>
  );
}
