import type { Variant } from '@crownhold/games/kingdomino';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { KingdominoScene } from '../art/scenes/kingdomino-scene.tsx';
import type { Chair } from '../games/chair.ts';
import { lastPlan } from '../games/last-plan.ts';
import { chairsOf, optionsOf } from '../games/plan.ts';
import { prepareStart, startGame } from '../games/start.ts';
import { games } from '../games/store.ts';

/** The game that can be played: the whole picture goes on with the last game, or begins one. */
export function HomeKingdomino() {
  const say = t.value;
  useEffect(prepareStart, []);
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  const plan = lastPlan.value;
  const isNewcomer = games.value.length === 0;
  const unfinished = games.value.find(({ isOver }) => !isOver);
  const play = () => {
    setStarting(true);
    startGame(plan).catch(setFault);
  };
  return (
    <section class="lid-game lid-kingdomino">
      <div class="lid-picture">
        <KingdominoScene />
      </div>
      <h2>{say('game', { game: 'kingdomino' })}</h2>
      <p>{say('web-about-game', { game: 'kingdomino' })}</p>
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
        <a class="button" href={formatRoute({ screen: 'new-game' })}>
          {say('web-choose')}
        </a>
        {isNewcomer && (
          <a class="button lid-learn" href={formatRoute({ screen: 'learn' })}>
            <Icon name="question" />
            {say('web-learn')}
          </a>
        )}
        <Faces chairs={chairsOf(plan, say)} variants={optionsOf(plan).variants} />
      </div>
    </section>
  );
}

interface FacesProps {
  readonly chairs: readonly Chair[];
  readonly variants?: readonly Variant[];
}

/** Who would play, and by which variants. */
function Faces({ chairs, variants = [] }: FacesProps) {
  return (
    <small class="faces">
      {chairs.map(({ name }, seat) => (
        <span key={seat}>
          <Banner seat={seat} size={18} />
          {name}
        </span>
      ))}
      {variants.map((variant) => (
        <span key={variant}>{t.value(`variant-${variant}`)}</span>
      ))}
    </small>
  );
}
