import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { NameField } from '../games/name-field.tsx';
import { defaultName, type Plan } from '../games/plan.ts';

const PERSON = 'person';

interface NewGameSeatProps {
  /** Bots that may sit here, the weakest first. */
  readonly levels: readonly string[];
  readonly plan: Plan;
  readonly seat: number;
  readonly onName: (name: string) => void;
  /** Somebody else sits down: a bot, or a person if it is missing. */
  readonly onSit: (bot: string | undefined) => void;
}

export function NewGameSeat({ levels, plan, seat, onName, onSit }: NewGameSeatProps) {
  const say = t.value;
  const { bot, name } = plan.seats[seat]!;
  return (
    <li>
      <fieldset class={`seat seat-${seat}`}>
        <legend class="unseen">
          {say('web-seat', { number: seat + 1 })}, {say('web-banner', { seat })}
        </legend>
        <Banner seat={seat} size={40} />
        <NameField
          // Whoever sits down brings a name of their own.
          key={bot}
          class="seat-name"
          label={<span class="unseen">{say('web-name-of-seat')}</span>}
          name={name}
          placeholder={defaultName(plan, seat, say)}
          onName={onName}
        />
        <label class="seat-who">
          <span class="unseen">{say('web-who')}</span>
          <Icon name={bot === undefined ? 'person' : 'bot'} size={22} />
          <select
            value={bot ?? PERSON}
            onChange={(event) => onSit(levels.find((level) => level === event.currentTarget.value))}
          >
            <option value={PERSON}>{say('web-person')}</option>
            {levels.map((level, at) => (
              <option key={level} value={level}>
                {say('bot-level', { number: at + 1, bot: level })}
              </option>
            ))}
          </select>
        </label>
        {bot !== undefined && <small class="seat-about">{say('bot-about', { bot })}</small>}
      </fieldset>
    </li>
  );
}
