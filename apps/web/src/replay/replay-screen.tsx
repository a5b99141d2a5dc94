import type { GameRecord, RecordFault } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useFileDrop } from '../app/file-drop.ts';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { redirect } from '../app/navigation.ts';
import { NotFoundScreen } from '../app/not-found.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { keepOpened } from '../games/opened-record.ts';
import { RecordInput } from '../games/record-input.tsx';
import type { Replay } from './replay-face.ts';
import { ReplayFault } from './replay-fault.tsx';
import { REPLAY_TEXTS } from './replay-texts.ts';
import { loadReplay } from './replays.ts';
import { SharePanel } from './share-panel.tsx';
import { isRecord, loadRecord, type Source, unknownGame } from './source.ts';
import { VerifyPanel } from './verify-panel.tsx';
import '../table/table.css';
import './replay.css';

/** `undefined` until it is known, and then `record` may still be missing: there is none. */
interface Loaded {
  /** One more for each: another record begins at its own beginning. */
  readonly number: number;
  readonly record: GameRecord | RecordFault | undefined;
}

/** Any game once more: one of mine, a file, or one that a link carries. */
export function ReplayScreen(source: Source): JSX.Element {
  const say = useLazyTexts(REPLAY_TEXTS);
  const { id, link } = source;
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  const show = useCallback((record: Loaded['record']) => {
    setLoaded((before) => ({ number: (before?.number ?? 0) + 1, record }));
  }, []);
  useEffect(() => {
    loadRecord({ ...(id !== undefined && { id }), ...(link !== undefined && { link }) }).then(show, setError);
  }, [id, link, show]);
  const open = useCallback(
    (file: File) => {
      file.text().then((text) => {
        keepOpened(text);
        if (id === undefined && link === undefined) loadRecord({}).then(show, setError);
        else redirect({ screen: 'replay' });
      }, setError);
    },
    [id, link, show],
  );
  const isOver = useFileDrop(open);
  if (!say || !loaded) return <main aria-busy="true" />;
  const { record } = loaded;
  if (record === undefined && id !== undefined) return <NotFoundScreen />;
  return (
    <main class={isOver ? 'page replay is-over' : 'page replay'}>
      <TopBar title={say('replay-title')} />
      {isRecord(record) ? (
        <Shown key={loaded.number} record={record} isLink={link !== undefined} say={say} onOpen={open} />
      ) : (
        <>
          {record !== undefined &&
            (link === undefined ? (
              <ReplayFault fault={record} say={say} />
            ) : (
              <p role="alert">{say('replay-link-broken')}</p>
            ))}
          <section class="record-drop">
            <p>{say('replay-empty')}</p>
            <RecordInput onOpen={open} />
          </section>
        </>
      )}
    </main>
  );
}

interface ShownProps {
  readonly record: GameRecord;
  readonly isLink: boolean;
  readonly say: Translate;
  readonly onOpen: (file: File) => void;
}

function Shown({ record, isLink, say, onOpen }: ShownProps): JSX.Element {
  return (
    <>
      <Boards record={record} say={say} />
      <div class="replay-more">
        <VerifyPanel record={record} isLink={isLink} say={say} />
        <SharePanel record={record} say={say} onOpen={onOpen} />
      </div>
    </>
  );
}

interface BoardsProps {
  readonly record: GameRecord;
  readonly say: Translate;
}

/** The boards of its game, or its steps, or why there is neither. */
function Boards({ record, say }: BoardsProps): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Replay: Replay | undefined }>();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    loadReplay(record).then((Replay) => setLoaded({ Replay }), setError);
  }, [record]);
  if (!loaded) return <p aria-busy="true" />;
  const { Replay } = loaded;
  return Replay ? <Replay record={record} say={say} /> : <ReplayFault fault={unknownGame(record)} say={say} />;
}
