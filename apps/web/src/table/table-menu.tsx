import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { hasKeyboard } from '../app/keyboard.ts';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { formatRoute } from '../app/route.ts';
import { changeSettings, PACES, settings } from '../app/settings.ts';
import { SoundSwitch } from '../app/sound-switch.tsx';
import { Icon } from '../art/icon.tsx';
import { routeOf } from '../games/cards.ts';
import { Dialog } from './dialog.tsx';
import { FourWords } from './four-words.tsx';
import { areBotsHurried } from './hurried-bots.ts';
import { loadCorrespondence } from './load-correspondence.ts';

const loadNotProven = async () => (await (await loadCorrespondence()).loadNotProven()).NotProven;

interface TableMenuProps {
  readonly game: string;
  /** What the keys do, one each line. */
  readonly keys: string;
  /** By which of several rules it is played. */
  readonly rules?: string | undefined;
  /** The numbers of the four words of its sealed dice. */
  readonly words?: readonly number[] | undefined;
  readonly isByMessage: boolean;
  /** Only at a server. */
  readonly farPart?: JSX.Element | undefined;
  readonly onSaveRecord: () => void;
  readonly onType: () => void;
  readonly onClose: () => void;
}

/** Where else one can go from a table; the game is kept in any case. */
export function TableMenu(props: TableMenuProps): JSX.Element {
  const { game, keys, rules, words, isByMessage, farPart, onSaveRecord, onType, onClose } = props;
  const say = t.value;
  return (
    <Dialog title={say('web-menu')} onClose={onClose}>
      {rules !== undefined && <p class="menu-rules">{rules}</p>}
      <nav class="menu">
        <SoundSwitch class="button" hasWords />
        <a class="button" href="#/">
          <Icon name="home" />
          <span>{say('web-leave')}</span>
        </a>
        <a class="button" href="#/games">
          <Icon name="open" />
          <span>{say('web-my-games')}</span>
        </a>
        <a class="button" href={formatRoute(routeOf('rules', game))}>
          <Icon name="question" />
          <span>{say('web-rulebook')}</span>
        </a>
        <a class="button" href="#/settings">
          <Icon name="settings" />
          <span>{say('web-settings')}</span>
        </a>
        {!farPart && (
          <button type="button" class="button" onClick={onSaveRecord}>
            <Icon name="save" />
            <span>{say('web-save-record')}</span>
          </button>
        )}
        <button type="button" class="button" onClick={onType}>
          <Icon name="write" />
          <span>{say('web-type-title')}</span>
        </button>
      </nav>
      {farPart}
      {areBotsHurried.value && <p class="menu-rules">{say('news-hurried')}</p>}
      {words !== undefined && <FourWords numbers={words} />}
      {isByMessage && <Lazy load={loadNotProven} props={{}} waiting={undefined} />}
      <Choice
        name="pace"
        legend={say('web-pace')}
        values={PACES}
        value={settings.value.pace}
        onChoose={(pace) => changeSettings({ pace })}
        label={(pace) => say('web-pace-name', { pace })}
      />
      {hasKeyboard.value && (
        <>
          <h3>{say('web-keys-title')}</h3>
          <KeyList keys={keys} />
        </>
      )}
    </Dialog>
  );
}

/** What the keys do. */
export function KeysDialog({ keys, onClose }: Pick<TableMenuProps, 'keys' | 'onClose'>): JSX.Element {
  return (
    <Dialog title={t.value('web-keys-title')} about="keys-about" onClose={onClose}>
      <KeyList id="keys-about" keys={keys} />
    </Dialog>
  );
}

function KeyList({ id, keys }: { readonly id?: string; readonly keys: string }): JSX.Element {
  const lines = keys.split('\n');
  return (
    <ul class="menu-keys" id={id}>
      {lines.map((line) => {
        const colon = line.indexOf(':', 1);
        return (
          <li key={line}>
            <kbd>{line.slice(0, colon)}</kbd>
            {line.slice(colon)}
          </li>
        );
      })}
    </ul>
  );
}
