import { type AnyGame, type GameRecord, isFault, type RecordFault } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useFileDrop } from '../app/file-drop.ts';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { redirect } from '../app/navigation.ts';
import { TopBar } from '../app/top-bar.tsx';
import { RecordInput } from '../games/record-input.tsx';
import { NotFoundScreen } from '../screens/not-found.tsx';
import { chairsOfRecord } from './chairs.ts';
import { KingdominoReplay } from './kingdomino-replay.tsx';
import { keepOpened } from './opened-record.ts';
import { ReplayFault } from './replay-fault.tsx';
import { REPLAY_TEXTS } from './replay-texts.ts';
import { SharePanel } from './share-panel.tsx';
import { isRecord, loadOtherGame, loadRecord, type Source, unknownGame } from './source.ts';
import { TextReplay } from './text-replay.tsx';
import { createTimeline } from './timeline.ts';
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
      {record.game === 'kingdomino' ? (
        <WithBoards record={record} say={say} />
      ) : (
        <WithoutBoards record={record} say={say} />
      )}
      <div class="replay-more">
        <VerifyPanel record={record} isLink={isLink} say={say} />
        <SharePanel record={record} say={say} onOpen={onOpen} />
      </div>
    </>
  );
}

interface RecordProps {
  readonly record: GameRecord;
  readonly say: Translate;
}

function WithBoards({ record, say }: RecordProps): JSX.Element {
  const timeline = useMemo(() => createTimeline(record), [record]);
  if (isFault(timeline)) return <ReplayFault fault={timeline} say={say} />;
  const chairs = chairsOfRecord(record, timeline.options.seats, say);
  return <KingdominoReplay record={record} timeline={timeline} chairs={chairs} say={say} />;
}

function WithoutBoards({ record, say }: RecordProps): JSX.Element {
  const [rules, setRules] = useState<{ readonly game: AnyGame | undefined }>();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    loadOtherGame(record).then((game) => setRules({ game }), setError);
  }, [record]);
  if (!rules) return <p aria-busy="true" />;
  const { game } = rules;
  if (!game) return <ReplayFault fault={unknownGame(record)} say={say} />;
  return (
    <>
      <h2>{say('game', { game: record.game })}</h2>
      <TextReplay game={game} record={record} say={say} />
    </>
  );
}
