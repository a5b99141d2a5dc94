import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { endLearning } from '../app/learning-seat.ts';
import { redirect } from '../app/navigation.ts';
import { loadFace } from '../table/faces.ts';
import { type Entered, enterTable } from './enter-table.ts';
import { createFarParts } from './far-table-parts.tsx';
import { Closed, Failed, Invited, Moving } from './guest-screens.tsx';
import type { TableLinks } from './kept-table.ts';
import { PLACES } from './places.ts';
import { FRIENDS_TEXTS } from './texts.ts';
import './far-table.css';
import './guest.css';
import './room.css';
import './watch.css';

interface OnlineProps {
  readonly id: string;
  /** The secret of a link, with its kind. */
  readonly link?: string | undefined;
}

/** A table at the server: whoever has a seat plays, others may sit down or watch. */
export function OnlineScreen({ id, link }: OnlineProps): JSX.Element {
  const say = useLazyTexts(FRIENDS_TEXTS);
  const [entered, setEntered] = useState<Entered>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    enterTable(id, link, PLACES).then((found) => isWanted && setEntered(found), reportError);
    return () => {
      isWanted = false;
    };
  }, [id, link, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const sit = () => {
    if (link === undefined) retry();
    else redirect({ screen: 'online', id });
  };
  if (!say || !entered) return <main aria-busy="true" />;
  switch (entered.kind) {
    case 'seated':
      return <Played {...entered} id={id} onLost={retry} />;
    case 'watching':
      return <Played game={entered.game} own={NOBODY} watch={watchSecret(link)} id={id} onLost={retry} />;
    case 'invited':
      return <Invited id={id} view={entered.view} onSit={sit} />;
    case 'moving':
      return <Moving id={id} secret={entered.secret} onSit={sit} />;
    case 'closed':
      return (
        <Closed
          id={id}
          view={entered.view}
          onWatch={() => setEntered({ kind: 'watching', game: entered.view.game })}
          onSit={sit}
        />
      );
    case 'fault':
      return <Failed fault={entered.fault} onRetry={retry} />;
  }
}

const NOBODY: readonly number[] = [];

/** Whoever came by a link to watch can hand it on. */
function watchSecret(link: string | undefined): string | undefined {
  const [kind, secret] = link?.split('=') ?? [];
  return kind === 'watch' ? secret : undefined;
}

interface PlayedProps {
  readonly id: string;
  readonly game: string;
  readonly own: readonly number[];
  readonly links?: TableLinks;
  readonly watch?: string | undefined;
  /** The seat is no longer this device's. */
  readonly onLost: () => void;
}

function Played({ id, game, own, links, watch, onLost }: PlayedProps): JSX.Element {
  useEffect(() => {
    if (endLearning(id)) PLACES.client.setLearning(id, false).catch(reportError);
  }, [id]);
  const load = useMemo(() => async () => (await loadFace(game)).loadFarTable(), [game]);
  const far = useMemo(
    () => createFarParts({ id, game, own, links, watch, onLost }),
    [id, game, own, links, watch, onLost],
  );
  return <Lazy load={load} props={{ far }} />;
}
