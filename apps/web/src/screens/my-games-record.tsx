import type { RecordFault } from '@crownhold/core';
import { refusalText } from '@crownhold/i18n';
import { useCallback, useState } from 'preact/hooks';
import { useFileDrop } from '../app/file-drop.ts';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { quoted } from '../app/quoted.ts';
import { isRecordFault, openRecordFile } from '../games/record-file.ts';
import { RecordInput } from '../games/record-input.tsx';

/** Takes a record file, chosen or dropped. */
export function MyGamesRecord() {
  const say = t.value;
  const [trouble, setTrouble] = useState('');
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const open = useCallback((file: File) => {
    openRecordFile(file).then((opened) => {
      if (isRecordFault(opened)) setTrouble(troubleOf(opened));
      else navigate(opened);
    }, setFault);
  }, []);
  const isOver = useFileDrop(open);
  return (
    <section class={isOver ? 'record-drop is-over' : 'record-drop'}>
      <RecordInput onOpen={open} />
      <small>{say('web-open-record-about')}</small>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

function troubleOf({ refusal }: RecordFault): string {
  const reason = refusalText(t.value, refusal, quoted);
  return t.value('web-record-broken', { reason });
}
