import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import { FindAgain } from './find-again.tsx';
import { lineWords } from './line-words.ts';
import { type Notice, noticeOf } from './notice.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { ReactionSign } from './reactions.tsx';
import { HeadClock } from './table-clock.tsx';
import { WatchPanel } from './watch-panel.tsx';

/** A line that is back at once was never gone, and a turn that has arrived by then was never on its way. */
const SOON_MS = 2000;
/** Somebody who is back within a minute was never away. */
const AWAY_MS = 60_000;
/** As long as the server waits before it counts votes for a bot. */
const LONG_AWAY_MS = 5 * AWAY_MS;

/** Whether something has been so for some time without a break. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && lasts;
}

/** That there is no connection, or only a slow one, and what happens to a turn that is on its way. */
export function LineSign({ far, isSent }: { readonly far: FarGame; readonly isSent: boolean }): JSX.Element {
  const state = far.state.value;
  const isDown = useLasting(state?.isUp !== true && state?.trouble === undefined, SOON_MS);
  const isLate = useLasting(isSent, SOON_MS);
  const words = lineWords({ isDown, isSent, isLate });
  return (
    <p class="far-sign" role="status">
      {words !== undefined && <span class="far-line">{t.value(words)}</span>}
    </p>
  );
}

interface FarSignProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** What is wrong with the line, with this seat or with somebody else's; it lies over the table and moves nothing. */
export function FarSign({ table, far, shown }: FarSignProps): JSX.Element {
  const { presence, own, status } = shown;
  const away = presence?.findIndex((one, seat) => one === 'away' && !own.includes(seat)) ?? -1;
  const isEmpty = status === 'playing' && away >= 0;
  const isAway = useLasting(isEmpty, AWAY_MS);
  const isLong = useLasting(isEmpty, LONG_AWAY_MS);
  const notice = noticeOf(shown, far.state.value, isAway ? { seat: away, isLong } : undefined);
  return (
    <>
      <div class="far-over">
        <LineSign far={far} isSent={shown.isSent} />
        {notice && notice.kind !== 'refused' && <NoticeLine {...{ notice, table, far, shown }} />}
        {!notice && <FindAgain table={table} isSent={shown.isSent} />}
      </div>
      {notice?.kind === 'refused' && <Refused code={notice.code} />}
      <WatchPanel table={table} />
      <HeadClock far={far} shown={shown} />
      <ReactionSign table={table} far={far} shown={shown} />
    </>
  );
}

/** Why a turn came back, in the place where a table says why not. */
function Refused({ code }: { readonly code: string }): JSX.Element {
  return (
    <p class="far-notice is-refused" role="status">
      {t.value('friends-refused', { code })}
    </p>
  );
}

type LineNotice = Exclude<Notice, { readonly kind: 'refused' }>;

function NoticeLine({ notice, table, far, shown }: FarSignProps & { readonly notice: LineNotice }): JSX.Element {
  const say = t.value;
  const { client } = PLACES;
  switch (notice.kind) {
    case 'bot-plays':
      return (
        <Line
          text={say('friends-bot-plays')}
          label={say('friends-take-back')}
          onTap={() => far.takeBack(notice.seat)}
        />
      );
    case 'claim': {
      const name = nameOf(shown.chairs, notice.seat);
      const letIn = () => void client.letIn(table.id, notice.claim).catch(reportError);
      return <Line text={say('friends-claim', { name })} label={say('friends-let-in', { name })} onTap={letIn} />;
    }
    case 'away': {
      const name = nameOf(shown.chairs, notice.seat);
      const vote = () => void client.voteForBot(table.id, notice.seat).catch(reportError);
      const label = notice.canVote ? say('friends-bot-on') : undefined;
      return <Line text={say('friends-is-away', { name })} label={label} onTap={vote} />;
    }
    case 'trouble':
      return (
        <Line
          kind="is-trouble"
          text={say('friends-trouble', { trouble: notice.trouble })}
          label={say('friends-reload')}
          onTap={() => location.reload()}
        />
      );
    case 'dice-wrong':
      return <Line text={say('friends-dice-wrong')} />;
  }
}

interface LineProps {
  readonly kind?: string;
  readonly text: string;
  readonly label?: string | undefined;
  readonly onTap?: () => void;
}

function Line({ kind = '', text, label, onTap }: LineProps): JSX.Element {
  return (
    <p class={`far-notice ${kind}`} role="status">
      <span>{text}</span>
      {label !== undefined && (
        <button type="button" class="button" onClick={onTap}>
          {label}
        </button>
      )}
    </p>
  );
}
