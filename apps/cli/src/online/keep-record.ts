import { isFault, parseRecord, type RecordFault } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { FarKept } from '@crownhold/table/far';
import { saveForOwner, saveRecord } from '../play/save-file.ts';
import type { EnteredTable } from './enter-table.ts';
import { isOnlineFault } from './online-client.ts';
import { faultSentence } from './online-text.ts';

/** Keeps the record of a finished game, and what this device has seen of it. Says how to verify it, or why it is not kept. */
export async function keepRecord(
  { client, files, table }: EnteredTable,
  { participants }: FarKept,
  t: Translate,
): Promise<{ readonly text: string } | { readonly complaint: string } | RecordFault> {
  const text = await client.record(table);
  if (typeof text !== 'string') {
    return { complaint: isOnlineFault(text) ? faultSentence(t, client.origin, text) : '' };
  }
  const record = parseRecord(text);
  if (isFault(record)) return record;
  const file = files.recordPath(table);
  const fault = saveRecord(file, record);
  if (fault) return fault;
  const witness = participants[0]?.witness;
  if (!witness) return { text: t('online-record', { file, command: `crownhold verify ${file}` }) };
  const witnessFile = files.witnessPath(table);
  saveForOwner(witnessFile, JSON.stringify(witness));
  return { text: t('online-record', { file, command: `crownhold verify --witness ${witnessFile} ${file}` }) };
}
