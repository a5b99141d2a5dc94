import type { RecordFault } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { quoted } from '../app/quoted.ts';

interface ReplayFaultProps {
  readonly fault: RecordFault;
  readonly say: Translate;
}

/** Why a record cannot be replayed, and at which step. */
export function ReplayFault({ fault, say }: ReplayFaultProps): JSX.Element {
  const { step, text = '', refusal } = fault;
  const reason = citedRefusal(say, refusal, quoted);
  const place = step === undefined ? '' : `${say('replay-fault-step', { step, text: quoted(text) })} `;
  return <p role="alert">{say('web-record-broken', { reason: place + reason })}</p>;
}
