import { formatCode } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '../art/icon.tsx';
import { findCard } from '../games/cards.ts';
import { keepMyName, myName } from '../games/my-name.ts';
import { NameField } from '../games/name-field.tsx';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import { LineSign } from './far-sign.tsx';
import { HostHelp } from './host-help.tsx';
import { linkTo } from './invitation.ts';
import { InviteAgain } from './invite-again.tsx';
import type { TableLinks } from './kept-table.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { QrPicture } from './qr-picture.tsx';
import type { RoomPartProps } from './room-part.ts';
import { RoomTerms } from './room-terms.tsx';
import { SeatList } from './seat-list.tsx';
import { SendLink } from './send-link.tsx';
import { isServerFault, type ServerFault } from './server-client.ts';
import { placeOfServer } from './server-place.ts';
import { TellMe } from './tell-me.tsx';
import { WatchPanel } from './watch-panel.tsx';

/** A table that is full of people begins by itself. */
const START_SECONDS = 5;

interface WaitingProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** Before the first deal: who is there, and how others come. */
export function WaitingRoom({ table, far, shown }: WaitingProps): JSX.Element {
  const say = t.value;
  const [fault, setFault] = useState<string>();
  const { people, options } = far.state.value ?? {};
  const { game, links, own } = table;
  const isHost = people?.host !== undefined && own.includes(people.host);
  const run = (task: Promise<object>) => {
    task.then((answer) => setFault(isServerFault(answer) ? answer.fault : undefined), reportError);
  };
  const part = people && { table, people, shown, options, isHost, run };
  return (
    <main class="page waiting">
      <TopBar title={say(links ? 'friends-invite' : 'web-friends')} back={{ screen: 'home' }} />
      <p class="waiting-game">{say('game', { game })}</p>
      <LineSign far={far} isSent={false} />
      {shown.status === 'sealing' ? (
        <p role="status">{say('friends-sealing')}</p>
      ) : (
        <>
          {own.length > 0 && <OwnName table={table} shown={shown} run={run} />}
          <WatchPanel table={table} />
          {links && <Invitation table={table} links={links} name={myName()} />}
          {!links && isHost && <InviteAgain table={table} run={run} />}
          {part && <SeatList {...part} />}
          {part && <RoomTerms {...part} />}
          {own.length > 0 && <TellMe clock={people?.clock} />}
          <p class="guest-trouble" role="alert">
            {fault === undefined ? '' : say('friends-trouble', { trouble: fault })}
          </p>
          {part && <Foot {...part} />}
        </>
      )}
    </main>
  );
}

function OwnName({ table, shown, run }: Pick<RoomPartProps, 'table' | 'shown' | 'run'>): JSX.Element {
  const seat = table.own[0]!;
  const [name, setName] = useState(myName());
  const keep = () => {
    if (name.trim() === '' || name === shown.chairs[seat]?.name) return;
    keepMyName(name);
    run(PLACES.client.rename(table.id, seat, name));
  };
  return (
    <div class="own-name" onFocusOut={keep}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <NameField
          class="guest-name"
          label={<span>{t.value('friends-your-name')}</span>}
          name={name}
          placeholder={nameOf(shown.chairs, seat)}
          onName={setName}
        />
      </form>
    </div>
  );
}

interface InvitationProps {
  readonly table: OnlineTable;
  readonly links: TableLinks;
  readonly name: string;
}

/** Link, picture and code; and whom they reach. */
function Invitation({ table: { id, game }, links, name }: InvitationProps): JSX.Element {
  const say = t.value;
  const { reach } = placeOfServer();
  const link = linkTo(id, 'invite', links.invite, links.preview);
  const text = name === '' ? say('friends-message-unnamed', { game }) : say('friends-message', { name, game });
  return (
    <>
      <section class="invitation">
        {reach !== 'nobody' && <QrPicture link={link} />}
        <p class="invitation-code">
          {say('friends-code')} <b>{formatCode(links.code)}</b>
        </p>
        {reach !== 'anywhere' && (
          <p class="invitation-reach">
            {reach === 'network' && say('friends-here-only')} <HostHelp />
          </p>
        )}
      </section>
      {reach !== 'nobody' && <SendLink label={say('friends-send')} link={link} text={text} isMain />}
    </>
  );
}

function Foot({ table, people, shown, isHost, run }: RoomPartProps): JSX.Element {
  const say = t.value;
  const { id, own, game } = table;
  const isFull = people.seats.every(({ kind }) => kind !== 'free');
  const persons = people.seats.filter(({ kind }) => kind === 'person').length;
  const isLearning = shown.presence?.includes('learning') ?? false;
  const [isAsking, setAsking] = useState(false);
  const card = findCard(game);
  const bot = card?.setup.firstLevel;
  const begin = (withBot?: string) => run(PLACES.client.start(id, withBot));
  const leave = async (): Promise<object | ServerFault> => {
    let left: object | ServerFault = {};
    for (const seat of own) left = isServerFault(left) ? left : await PLACES.client.leave(id, seat);
    if (!isServerFault(left)) {
      await PLACES.store.remove(id).catch(() => undefined);
      navigate({ screen: 'home' });
    }
    return left;
  };
  return (
    <footer class="waiting-foot">
      {isHost && isFull && persons > 1 && !isLearning && <Countdown onEnd={() => begin()} />}
      {isAsking && !isFull && <p role="status">{say('friends-start-bots')}</p>}
      {!isHost && people.host !== undefined && (
        <p role="status">{say('friends-waiting-for-host', { name: nameOf(shown.chairs, people.host) })}</p>
      )}
      <div class="waiting-buttons">
        <button type="button" class="button" onClick={() => run(leave())}>
          <Icon name="back" />
          {say('friends-leave')}
        </button>
        {isHost && (
          <button
            type="button"
            class="button is-main"
            onClick={() => {
              if (isFull) begin();
              else if (isAsking) begin(bot);
              else setAsking(true);
            }}
          >
            {say(isAsking && !isFull ? 'friends-start-with-bots' : 'friends-start')}
          </button>
        )}
      </div>
    </footer>
  );
}

/** Counts to the start, unless somebody wants to wait. */
function Countdown({ onEnd }: { readonly onEnd: () => void }): JSX.Element | undefined {
  const say = t.value;
  const [seconds, setSeconds] = useState<number | undefined>(START_SECONDS);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    if (seconds === 0) {
      onEnd();
      setSeconds(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, onEnd]);
  if (seconds === undefined) return undefined;
  return (
    <p class="countdown" role="status">
      <span>{say('friends-starts-in', { seconds })}</span>
      <button type="button" class="button" onClick={() => setSeconds(undefined)}>
        {say('friends-wait')}
      </button>
    </p>
  );
}
