import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { FIRST_CARD, routeOf } from '../games/cards.ts';
import type { Chair } from '../games/chair.ts';
import { type PlayableCard, possibleSwitches } from '../games/game-card.ts';
import { lastPlan } from '../games/last-plan.ts';
import { chairsOf } from '../games/plan.ts';
import { games } from '../games/store.ts';
import { prepareStart, startGame } from '../table/start.ts';

/** A game that can be played: the whole picture goes on with the last one, or begins one. */
export function HomeGame({ card }: { readonly card: PlayableCard }) {
  const say = t.value;
  // What is on top is likely to be played; the others come when somebody reaches for them.
  useEffect(() => (card === FIRST_CARD ? prepareStart(card) : undefined), [card]);
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const { id, setup, Scene, hasLessons } = card;
  const plan = lastPlan(card).value;
  const isNewcomer = games.value.length === 0;
  const unfinished = games.value.find(({ game, isOver }) => game === id && !isOver);
  const play = () => {
    setStarting(true);
    startGame(card, plan).catch(setFault);
  };
  return (
    <section class="lid-game lid-playable" onPointerEnter={() => prepareStart(card)}>
      <div class="lid-picture">
        <Scene />
      </div>
      <h2>{say('game', { game: id })}</h2>
      <p>{card.about(say)}</p>
      <div class="lid-actions">
        {unfinished && (
          <div class="lid-continue">
            <a class="button is-main lid-cover" href={formatRoute({ screen: 'table', id: unfinished.id })}>
              {say('web-continue')}
            </a>
            <Faces chairs={unfinished.chairs} />
          </div>
        )}
        <button
          type="button"
          class={unfinished ? 'button' : 'button is-main lid-cover'}
          disabled={isStarting}
          onClick={play}
        >
          {say('web-play-now')}
        </button>
        <a class="button" href={formatRoute({ screen: 'new-game', game: id })}>
          {say('web-choose')}
        </a>
        {isNewcomer && hasLessons && (
          <a class="button lid-learn" href={formatRoute(routeOf('learn', id))}>
            <Icon name="question" />
            {say('web-learn')}
          </a>
        )}
        <Faces chairs={chairsOf(plan, say)} rules={possibleSwitches(setup, plan).map(({ label }) => label(say))} />
      </div>
    </section>
  );
}

interface FacesProps {
  readonly chairs: readonly Chair[];
  readonly rules?: readonly string[];
}

/** Who would play, and by which rules. */
function Faces({ chairs, rules = [] }: FacesProps) {
  return (
    <small class="faces">
      {chairs.map(({ name }, seat) => (
        <span key={seat}>
          <Banner seat={seat} size={18} />
          {name}
        </span>
      ))}
      {rules.map((rule) => (
        <span key={rule}>{rule}</span>
      ))}
    </small>
  );
}
