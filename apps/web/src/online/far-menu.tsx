import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import type { FarShown } from '../table/far-parts.ts';
import type { FarGame } from './far-game.ts';
import { linkTo } from './invitation.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { SendLink } from './send-link.tsx';
import { isServerFault } from './server-client.ts';
import { ClockList } from './table-clock.tsx';
import { TellMe } from './tell-me.tsx';

interface FarMenuProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** What a table far away adds to the menu: honest dice, signs, links, giving up. */
export function FarMenu({ table, far, shown }: FarMenuProps): JSX.Element {
  const say = t.value;
  const { id, own, links } = table;
  const [seat] = own;
  const [move, setMove] = useState<string>();
  const [isSure, setSure] = useState(false);
  const makeMove = async () => {
    const made = seat === undefined ? undefined : await PLACES.client.moveLink(id, seat);
    if (made && !isServerFault(made)) setMove(linkTo(id, 'move', made.secret));
  };
  return (
    <section class="far-menu">
      <DiceSign far={far} />
      {far.state.value?.isHurried && <p>{say('friends-hurried')}</p>}
      <ClockList far={far} shown={shown} />
      {seat !== undefined && <TellMe clock={far.state.value?.people?.clock} />}
      {links && <SendLink label={say('friends-watch-link')} link={linkTo(id, 'watch', links.watch)} text="" />}
      {seat !== undefined && move === undefined && (
        <button type="button" class="button" onClick={() => void makeMove().catch(reportError)}>
          <Icon name="share" />
          <span>{say('friends-move-link')}</span>
        </button>
      )}
      {move !== undefined && <SendLink label={say('friends-move-link')} link={move} text="" />}
      {seat !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => (isSure ? void resignAll(table).catch(reportError) : setSure(true))}
        >
          <Icon name="close" />
          <span>{say(isSure ? 'friends-resign-sure' : 'friends-resign')}</span>
        </button>
      )}
      <a href="./kept">{say('friends-kept')}</a>
    </section>
  );
}

/** All people of this device. */
async function resignAll({ id, own }: OnlineTable): Promise<void> {
  for (const seat of own) await PLACES.client.resign(id, seat);
}

/** Checked, still to check, or does not fit. */
function DiceSign({ far }: { readonly far: FarGame }): JSX.Element | undefined {
  const say = t.value;
  const proof = far.state.value?.proof;
  if (!proof) return undefined;
  const words = {
    checked: () => say('friends-dice-checked'),
    'to-check': () => say('friends-dice-to-check', { count: proof.kind === 'to-check' ? proof.count : 0 }),
    wrong: () => say('friends-dice-wrong'),
  }[proof.kind]();
  return (
    <p class={`far-dice is-${proof.kind}`}>
      <Icon name="seal" />
      <span>{words}</span> <a href={formatRoute({ screen: 'fairness' })}>{say('friends-dice-more')}</a>
    </p>
  );
}
