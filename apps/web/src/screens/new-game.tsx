import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { TopBar } from '../app/top-bar.tsx';
import type { ChosenRules } from '../games/chosen-rules.ts';
import { lastPlan } from '../games/last-plan.ts';
import { type Plan, withSeat } from '../games/plan.ts';
import { prepareStart, startGame } from '../games/start.ts';
import { NewGameSeat } from './new-game-seat.tsx';
import { CountChoice, RuleChoices } from './rule-choices.tsx';
import './new-game.css';

/** Who plays Kingdomino, and by which rules. */
export function NewGameScreen() {
  const say = t.value;
  const [plan, setPlan] = useState(lastPlan.value);
  const [fault, setFault] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (fault !== undefined) throw fault;
  useEffect(prepareStart, []);
  const change = (rules: Partial<ChosenRules>) => setPlan({ ...plan, ...rules });
  return (
    <main class="page">
      <TopBar title={say('web-new-game-of', { game: 'kingdomino' })} />
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          startGame(plan).catch(setFault);
        }}
      >
        <div class="new-game-part">
          <CountChoice rules={plan} onChange={change} />
          <Seats plan={plan} onChange={setPlan} />
        </div>
        <div class="new-game-part">
          <RuleChoices rules={plan} onChange={change} />
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

interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function Seats({ plan, onChange }: PartProps) {
  const seats = plan.seats.slice(0, plan.count);
  return (
    <>
      <ol class="seats">
        {seats.map((planned, seat) => (
          <NewGameSeat
            key={seat}
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
