import type { GameRecord } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { handOver } from '../app/hand-over.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { saveRecordText } from '../games/record-file.ts';
import { RecordInput } from '../games/record-input.tsx';
import { formatLink, MOST_LINK } from './link.ts';

interface SharePanelProps {
  readonly record: GameRecord;
  readonly say: Translate;
  readonly onOpen: (file: File) => void;
}

/** What came of sharing: a link to copy by hand, or words. */
interface Outcome {
  readonly text: string;
  readonly link?: string;
}

/** A link that carries the game, if it is short enough; the file of its record in any case. And the way to another record. */
export function SharePanel({ record, say, onOpen }: SharePanelProps): JSX.Element {
  const [outcome, setOutcome] = useState<Outcome>();
  const share = async () => {
    const link = await linkTo(record);
    const next = link === undefined ? { text: say('replay-link-long') } : await giveAway(link, say);
    setOutcome(next);
    if (next) announce(next.text);
  };
  return (
    <section class="share">
      <div class="actions">
        <button type="button" class="button" onClick={() => share().catch(reportError)}>
          <Icon name="share" />
          {say('replay-share')}
        </button>
        <button type="button" class="button" onClick={() => saveRecordText(record)}>
          <Icon name="save" />
          {say('web-save-record')}
        </button>
        <RecordInput onOpen={onOpen} />
      </div>
      {outcome && <p>{outcome.text}</p>}
      {outcome?.link !== undefined && (
        <input
          readOnly
          value={outcome.link}
          aria-label={say('replay-share')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}

async function linkTo(record: GameRecord): Promise<string | undefined> {
  const { origin, pathname } = location;
  const link = origin + pathname + formatRoute({ screen: 'link', text: await formatLink(record) });
  return link.length > MOST_LINK ? undefined : link;
}

async function giveAway(link: string, say: Translate): Promise<Outcome | undefined> {
  switch (await handOver({ title: say('replay-title'), url: link })) {
    case 'copied':
      return { text: say('replay-link-copied') };
    case 'none':
      return { text: say('replay-link-here'), link };
    default:
      return undefined;
  }
}
