import { isFault, parseRecord } from '@crownhold/core';
import { formatNames } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { type VerifyAnswer, verifyRecord } from '../replay/verify-client.ts';
import type { FarShown } from '../table/far-parts.ts';
import { FourWords } from '../table/four-words.tsx';
import { type EndProof, proofOf } from './end-proof.ts';
import type { FarGame, FarPlaces } from './far-game.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { isServerFault } from './server-client.ts';
import { tallyText } from './tally-text.ts';

interface EndNotesProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
  readonly places: readonly number[];
}

/** Who has given up, and whether the whole game was dealt as it was sealed: it is checked here without being asked for. */
export function EndNotes({ table: { id }, far, shown, places }: EndNotesProps): JSX.Element {
  const { status, chairs, own } = shown;
  const tally = far.state.value?.people?.tally;
  const say = t.value;
  const [proof, setProof] = useState<EndProof>({ kind: 'checking' });
  const [tries, setTries] = useState(0);
  const isOver = status === 'over';
  useEffect(() => {
    if (!isOver) return undefined;
    let isWanted = true;
    setProof({ kind: 'checking' });
    verifyTable(id, PLACES)
      .catch((): VerifyAnswer => 'failed')
      .then((answer) => isWanted && setProof(proofOf(answer)));
    return () => {
      isWanted = false;
    };
  }, [id, isOver, tries]);
  const names = chairs.flatMap(({ name, hasResigned }) => (hasResigned ? [name] : []));
  return (
    <>
      {own.length === 0 && <p class="end-note">{say('friends-over')}</p>}
      {names.length > 0 && (
        <p class="end-note">
          {say('friends-resigned', { names: formatNames(say.language, names), count: names.length })}
        </p>
      )}
      {tally && <p class="end-note far-tally">{tallyText(tally, places, chairs, say)}</p>}
      {isOver && (
        <div class={`end-note end-proof is-${proof.kind}`} role="status">
          <p>
            <Icon name={proof.kind === 'wrong' ? 'close' : 'seal'} />
            <span>{say(WORDS[proof.kind])}</span>{' '}
            <a href={formatRoute({ screen: 'fairness' })}>{say('friends-dice-more')}</a>
          </p>
          {proof.kind === 'checked' && proof.words && <FourWords numbers={proof.words} />}
          {proof.kind === 'open' && (
            <button type="button" class="button" onClick={() => setTries(tries + 1)}>
              {say('friends-end-check')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const WORDS = {
  checking: 'friends-end-checking',
  checked: 'friends-end-checked',
  wrong: 'friends-end-wrong',
  open: 'friends-end-open',
} as const satisfies Readonly<Record<EndProof['kind'], string>>;

/** The record of the server, held against the rules and against what this device has seen of the game. */
async function verifyTable(id: string, { client, store }: FarPlaces): Promise<VerifyAnswer> {
  const text = await client.record(id);
  if (isServerFault(text)) return 'failed';
  const record = parseRecord(text);
  if (isFault(record)) return 'failed';
  const kept = await store.load(id).catch(() => undefined);
  return verifyRecord(
    record,
    (kept?.participants ?? []).flatMap(({ witness }) => (witness ? [witness] : [])),
  );
}
