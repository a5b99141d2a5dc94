import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { NotFoundScreen } from '../app/not-found.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { findCard } from '../games/cards.ts';
import { FamilyChips } from '../games/family-chips.tsx';
import type { ChosenOptions, GameCard } from '../games/game-card.ts';
import { lastPlan } from '../games/last-plan.ts';
import { CountChoice, OptionChoices } from '../games/option-choices.tsx';
import { type Plan, withSeat } from '../games/plan.ts';
import { prepareStart, startGame } from '../table/start.ts';
import { NewGameSeat } from './new-game-seat.tsx';
import './new-game.css';

/** Who plays a game, and by which rules. */
export function NewGameScreen({ game }: { readonly game: string }) {
  const card = findCard(game);
  return card ? <NewGame key={game} card={card} /> : <NotFoundScreen />;
}

function NewGame({ card }: { readonly card: GameCard }) {
  const say = t.value;
  const { id, setup } = card;
  const [plan, setPlan] = useState(lastPlan(card).value);
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  useEffect(() => prepareStart(card), [card]);
  const change = (chosen: Partial<ChosenOptions>) => setPlan({ ...plan, ...chosen });
  return (
    <main class="page">
      <TopBar title={say('web-new-game-of', { game: id })} />
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          startGame(card, plan).catch(setFault);
        }}
      >
        <div class="new-game-part">
          <CountChoice setup={setup} chosen={plan} onChange={change} />
          <FamilyChips setup={setup} plan={plan} onChange={setPlan} />
          <Seats levels={setup.levels} plan={plan} onChange={setPlan} />
        </div>
        <div class="new-game-part">
          <OptionChoices setup={setup} chosen={plan} onChange={change} />
        </div>
        <div class="thumb-bar">
          <button type="submit" class="button is-main">
            {say('web-start')}
          </button>
        </div>
      </form>
    </main>
  );
}

interface SeatsProps {
  readonly levels: readonly string[];
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function Seats({ levels, plan, onChange }: SeatsProps) {
  const seats = plan.seats.slice(0, plan.count);
  return (
    <>
      <ol class="seats">
        {seats.map((planned, seat) => (
          <NewGameSeat
            key={seat}
            levels={levels}
            plan={plan}
            seat={seat}
            onName={(name) => onChange(withSeat(plan, seat, { ...planned, name }))}
            onSit={(bot) => onChange(withSeat(plan, seat, bot === undefined ? { name: '' } : { bot, name: '' }))}
          />
        ))}
      </ol>
      {seats.every(({ bot }) => bot !== undefined) && <p class="aside">{t.value('web-only-bots')}</p>}
    </>
  );
}
