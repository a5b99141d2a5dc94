import type { GameRecord } from '@crownhold/core';
import { fairFaultText, provenText, type Translate, unprovenText } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { quoted } from '../app/quoted.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { type VerifyAnswer, verifyRecord } from './verify-client.ts';

interface VerifyPanelProps {
  readonly record: GameRecord;
  /** A link has no room for the proof. */
  readonly isLink: boolean;
  readonly say: Translate;
}

/** Checks the chance of a record on this device, and says in plain words what that proves. */
export function VerifyPanel({ record, isLink, say }: VerifyPanelProps): JSX.Element {
  const [answer, setAnswer] = useState<VerifyAnswer | 'running'>();
  if (isLink && record.fairness === undefined) {
    return (
      <section class="verify">
        <p class="aside">{say('replay-no-proof')}</p>
        <FairnessLink say={say} />
      </section>
    );
  }
  const run = async () => {
    setAnswer('running');
    const found = await verifyRecord(record);
    setAnswer(found);
    if (typeof found === 'object') announce(say(found.isSound ? 'replay-sound' : 'replay-faulty'));
  };
  return (
    <section class="verify">
      <button
        type="button"
        class="button"
        aria-disabled={answer === 'running'}
        // A worker that fails has said so by its answer.
        onClick={() => answer !== 'running' && run().catch(() => setAnswer('failed'))}
      >
        <Icon name="seal" />
        {say(answer === 'running' ? 'replay-verifying' : 'replay-verify')}
      </button>
      <small class="aside">{say('replay-verify-about')}</small>
      <FairnessLink say={say} />
      {answer === 'failed' && <p role="alert">{say('replay-verify-failed')}</p>}
      {typeof answer === 'object' && <Verdict answer={answer} say={say} />}
    </section>
  );
}

/** To what the check proves and what its words mean. */
function FairnessLink({ say }: { readonly say: Translate }): JSX.Element {
  return (
    <a class="verify-words" href={formatRoute({ screen: 'fairness' })}>
      {say('web-fairness')}
    </a>
  );
}

interface VerdictProps {
  readonly answer: Exclude<VerifyAnswer, 'failed'>;
  readonly say: Translate;
}

function Verdict({ answer, say }: VerdictProps): JSX.Element {
  if (!answer.isSound) {
    const { fault } = answer;
    const sentence = fairFaultText(say, fault, quoted);
    const { event } = fault;
    return (
      <div class="verdict is-faulty" role="alert">
        <h3>
          <Icon name="close" />
          {say('replay-faulty')}
        </h3>
        <p>
          {event === undefined ? say('replay-fault', { sentence }) : say('replay-fault-event', { event, sentence })}
        </p>
      </div>
    );
  }
  return (
    <div class="verdict">
      <h3>
        <Icon name="confirm" />
        {say('replay-sound')}
      </h3>
      <Sentences title={say('verify-proven')} lines={answer.proven.map((found) => provenText(say, found))} />
      <Sentences title={say('verify-unproven')} lines={answer.unproven.map((found) => unprovenText(say, found))} />
    </div>
  );
}

function Sentences({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </>
  );
}
