import { type GameRecord, parseChairs } from '@crownhold/core';
import { fairFaultText, provenText, type Translate, unprovenText, wordsText } from '@crownhold/i18n';
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
      {typeof answer === 'object' && <Verdict answer={answer} names={namesOf(record)} say={say} />}
    </section>
  );
}

function namesOf({ players = [] }: GameRecord): readonly string[] {
  return parseChairs(players, players.length)?.map(({ name }) => name) ?? [];
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
  /** By seat; empty if the record names nobody. */
  readonly names: readonly string[];
  readonly say: Translate;
}

function Verdict({ answer, names, say }: VerdictProps): JSX.Element {
  if (!answer.isSound) {
    const { fault } = answer;
    const sentence = fairFaultText(say, fault, names, quoted);
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
      {answer.words && <p class="aside">{say('verify-words', { words: wordsText(say, answer.words) })}</p>}
      <h4>{say('verify-proven')}</h4>
      <Sentences lines={answer.proven.map((found) => provenText(say, found, names))} />
      {answer.unproven.length > 0 && (
        <details>
          <summary>{say('replay-unproven', { count: answer.unproven.length })}</summary>
          <Sentences lines={answer.unproven.map((found) => unprovenText(say, found, names))} />
        </details>
      )}
    </div>
  );
}

function Sentences({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}.</li>
      ))}
    </ul>
  );
}
