import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { redirect } from '../app/navigation.ts';
import { formatRoute } from '../app/route.ts';
import { hasTables } from '../app/server-tables.ts';
import { ArtDefs } from '../art/art-defs.tsx';
import { Icon } from '../art/icon.tsx';
import { routeOf } from '../games/cards.ts';
import { FamilyChips } from '../games/family-chips.tsx';
import { type GameCard, possibleSwitches } from '../games/game-card.ts';
import { lastPlan } from '../games/last-plan.ts';
import { chairsOf } from '../games/plan.ts';
import { playerNames } from '../games/player-names.ts';
import { Dialog } from '../table/dialog.tsx';
import { prepareStart, startGame } from '../table/start.ts';
import './game-sheet.css';

/** What can be done with a game; lies over the first screen. */
export function GameSheet({ card }: { readonly card: GameCard }): JSX.Element {
  const say = t.value;
  const { id: game } = card;
  return (
    <>
      <ArtDefs />
      <Dialog title={say('game', { game })} class="game-sheet" onClose={() => redirect({ screen: 'home' })}>
        <p class="game-sheet-about">{card.about(say)}</p>
        <Ways card={card} />
      </Dialog>
    </>
  );
}

function Ways({ card }: { readonly card: GameCard }): JSX.Element {
  const say = t.value;
  useEffect(() => prepareStart(card), [card]);
  const [plan, setPlan] = useState(lastPlan(card).value);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const { id: game, setup, hasLessons } = card;
  const rules = possibleSwitches(setup, plan).map(({ label }) => label(say));
  const play = () => {
    setStarting(true);
    startGame(card, plan).catch(setFault);
  };
  const invite = () => {
    setStarting(true);
    inviteFriends(card)
      .then(setRefusal)
      .catch(setFault)
      .finally(() => setStarting(false));
  };
  return (
    <>
      <FamilyChips setup={setup} plan={plan} onChange={setPlan} />
      <div class="game-sheet-ways">
        <button type="button" class="button is-main" disabled={isStarting} onClick={play}>
          <Icon name="play" />
          <span>
            <b>{say('web-play-now')}</b>
            <small>{[playerNames(chairsOf(plan, say), say), ...rules].join(' · ')}</small>
          </span>
        </button>
        {hasTables() && (
          <button type="button" class="button" disabled={isStarting} onClick={invite}>
            <Icon name="share" />
            {say('web-friends')}
          </button>
        )}
        {hasLessons && (
          <a class="button" href={formatRoute(routeOf('learn', game))}>
            <Icon name="hint" />
            {say('web-learn')}
          </a>
        )}
        <a class="button" href={formatRoute({ screen: 'new-game', game })}>
          <Icon name="person" />
          {say('web-choose')}
        </a>
        {card.goesByMessage && (
          <a class="button" href={formatRoute({ screen: 'by-message', game })}>
            <Icon name="share" />
            {say('web-by-message')}
          </a>
        )}
        <a class="button" href={formatRoute(routeOf('rules', game))}>
          <Icon name="question" />
          {say('web-rulebook')}
        </a>
        <a class="button" href={formatRoute(routeOf('score', game))}>
          <Icon name="write" />
          {say('pad-title')}
        </a>
      </div>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </>
  );
}

/** Makes a table at the server and opens it; returns why it could not, in words. */
async function inviteFriends(card: GameCard): Promise<string | undefined> {
  const { inviteTo } = await import('../online/create-table.ts');
  return inviteTo(card);
}
