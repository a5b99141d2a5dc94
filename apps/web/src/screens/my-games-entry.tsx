import { formatTime } from '../app/format.ts';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { saveRecordFile } from '../games/record-file.ts';
import { type GameSummary, loadGame } from '../games/store.ts';

interface MyGamesEntryProps {
  readonly game: GameSummary;
  readonly onRemove: () => void;
}

export function MyGamesEntry({ game, onRemove }: MyGamesEntryProps) {
  const say = t.value;
  const { id, chairs, points, isOver, updatedAt } = game;
  return (
    <li class="entry">
      <ul class="entry-chairs">
        {chairs.map(({ name }, seat) => (
          <li key={seat}>
            <Banner seat={seat} size={22} />
            <span>{name}</span>
            {points?.[seat] !== undefined && <b>{points[seat]}</b>}
          </li>
        ))}
      </ul>
      <time class="aside" dateTime={new Date(updatedAt).toISOString()}>
        {formatTime(say.language, updatedAt)}
      </time>
      <div class="entry-actions">
        <a class={isOver ? 'button' : 'button is-main'} href={formatRoute({ screen: 'table', id })}>
          {say(isOver ? 'web-open' : 'web-continue')}
        </a>
        <a
          class="button is-icon is-quiet"
          href={formatRoute({ screen: 'replay', id })}
          aria-label={say('web-replay')}
          title={say('web-replay')}
        >
          <Icon name="replay" />
        </a>
        <button
          type="button"
          class="button is-icon is-quiet"
          aria-label={say('web-save-record')}
          onClick={() => saveRecord(id).catch(reportError)}
        >
          <Icon name="save" />
        </button>
        <button
          type="button"
          class="button is-icon is-quiet"
          aria-label={say('web-remove')}
          title={say('web-remove')}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

async function saveRecord(id: string): Promise<void> {
  const game = await loadGame(id);
  if (game) saveRecordFile(game);
}
