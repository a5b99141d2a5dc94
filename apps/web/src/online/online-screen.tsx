import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Lazy } from '../app/lazy.tsx';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { redirect } from '../app/navigation.ts';
import { loadFace } from '../table/faces.ts';
import { type Entered, enterTable } from './enter-table.ts';
import { createFarParts } from './far-table-parts.tsx';
import { Closed, Failed, Invited, Moving } from './guest-screens.tsx';
import type { TableLinks } from './kept-table.ts';
import { PLACES } from './places.ts';
import { FRIENDS_TEXTS } from './texts.ts';
import './online.css';

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
      return <Played game={entered.game} own={NOBODY} id={id} onLost={retry} />;
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

interface PlayedProps {
  readonly id: string;
  readonly game: string;
  readonly own: readonly number[];
  readonly links?: TableLinks;
  /** The seat is no longer this device's. */
  readonly onLost: () => void;
}

function Played({ id, game, own, links, onLost }: PlayedProps): JSX.Element {
  const load = useMemo(() => async () => (await loadFace(game)).FarTable, [game]);
  const far = useMemo(() => createFarParts({ id, game, own, links, onLost }), [id, game, own, links, onLost]);
  return <Lazy load={load} props={{ far }} />;
}
