import {
  type AnyGame,
  CHANCE,
  type GameOptions,
  type GameRecord,
  isFault,
  NOBODY,
  type Replay,
  replay,
  type StateBuffer,
} from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { chairsOfRecord } from './chairs.ts';
import type { Replay as ReplayScreen } from './replay-face.ts';
import { ReplayFault } from './replay-fault.tsx';

/** Shows records of a game whose board comes later: their result, and their steps as they write them. */
export function createTextReplay(game: AnyGame): ReplayScreen {
  return ({ record, say }) => <TextReplay game={game} record={record} say={say} />;
}

interface TextReplayProps {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly say: Translate;
}

function TextReplay({ game, record, say }: TextReplayProps): JSX.Element {
  const played = useMemo(() => replay(game, record), [game, record]);
  if (isFault(played)) return <ReplayFault fault={played} say={say} />;
  const chairs = chairsOfRecord(record, played.options.seats, say);
  return (
    <>
      <h2>{say('game', { game: game.id })}</h2>
      <p>{say('replay-text-only')}</p>
      <ul class="replay-result">
        {chairs.map(({ name }, seat) => (
          <li key={seat}>{resultText(game, played, seat, name, say)}</li>
        ))}
      </ul>
      {game.actors(played.state) !== NOBODY && <p>{say('replay-unfinished')}</p>}
      <ol class="replay-steps">
        {played.entries.map(({ actor }, index) => (
          <li key={index}>
            <b>{actor === CHANCE ? say('replay-step-chance') : chairs[actor]!.name}</b> {record.steps[index]}
          </li>
        ))}
      </ol>
    </>
  );
}

function resultText(
  game: AnyGame,
  { state }: Replay<StateBuffer, GameOptions>,
  seat: number,
  name: string,
  say: Translate,
): string {
  const points = game.score(state, seat);
  if (game.actors(state) !== NOBODY) return say('replay-points', { name, points });
  return say('replay-place', { name, points, place: game.ranking(state)[seat]! });
}
