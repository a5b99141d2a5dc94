import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLazyTexts } from '../../app/lazy-texts.ts';
import { redirect } from '../../app/navigation.ts';
import { NotFoundScreen } from '../../app/not-found.tsx';
import { TopBar } from '../../app/top-bar.tsx';
import { findCard } from '../../games/cards.ts';
import type { ChosenOptions, GameCard } from '../../games/game-card.ts';
import { lastPlan } from '../../games/last-plan.ts';
import { keepMyName, myName } from '../../games/my-name.ts';
import { NameField } from '../../games/name-field.tsx';
import { CountChoice, OptionChoices } from '../../games/option-choices.tsx';
import { loadFace } from '../faces.ts';
import { prepareStart } from '../start.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { chairsOfNames, nameForSeat } from './seats.ts';
import './correspondence.css';

/** Begins a game that goes by message. */
export function StartByMessageScreen({ game }: { readonly game: string }): JSX.Element {
  const say = useLazyTexts(MESSAGE_TEXTS);
  const card = findCard(game);
  if (!card?.goesByMessage) return <NotFoundScreen />;
  return say ? <Start key={game} card={card} say={say} /> : <main aria-busy="true" />;
}

interface StartProps {
  readonly card: GameCard;
  readonly say: Translate;
}

function Start({ card, say }: StartProps): JSX.Element {
  const { id: game, setup } = card;
  useEffect(() => prepareStart(card), [card]);
  const [name, setName] = useState(myName);
  const [chosen, setChosen] = useState<ChosenOptions>(lastPlan(card).value);
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const change = (changes: Partial<ChosenOptions>) => setChosen({ ...chosen, ...changes });
  const begin = () => {
    setStarting(true);
    beginByMessage(card, chosen, name, say).catch(setFault);
  };
  return (
    <main class="page page-narrow by-message">
      <TopBar title={say('message-title')} back={{ screen: 'home', game }} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <h2>{say('game', { game })}</h2>
        <p>{say('message-about')}</p>
        <p class="aside">{say('message-unproven')}</p>
        <NameField
          class="my-name"
          label={<span>{say('message-name')}</span>}
          name={name}
          placeholder={say('web-player', { number: 1 })}
          onName={setName}
        />
        {setup.seatCounts.length > 1 && <CountChoice setup={setup} chosen={chosen} onChange={change} />}
        <OptionChoices setup={setup} chosen={chosen} onChange={change} />
        <div class="thumb-bar">
          <button type="submit" class="button is-main" disabled={isStarting}>
            {say('message-begin')}
          </button>
        </div>
      </form>
    </main>
  );
}

async function beginByMessage(
  { id, setup }: GameCard,
  chosen: ChosenOptions,
  typed: string,
  say: Translate,
): Promise<void> {
  keepMyName(typed);
  const nobody = Array.from({ length: chosen.count }, () => '');
  const chairs = chairsOfNames(nobody.with(0, nameForSeat(typed, 0, nobody, say)), say);
  const rules = await (await loadFace(id)).loadCorrespondence();
  const begun = await rules.begin({ options: setup.options(chosen), chairs });
  // The form offers only what the rules allow.
  if (typeof begun !== 'string') throw new Error(`${id} cannot be played so: ${JSON.stringify(begun)}`);
  redirect({ screen: 'table', id: begun });
}
