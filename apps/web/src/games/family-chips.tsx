import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';
import { isSeated, withMember } from './family.ts';
import './family-chips.css';
import type { GameSetup } from './game-card.ts';
import { family } from './known-family.ts';
import type { Plan } from './plan.ts';

interface FamilyChipsProps {
  readonly setup: GameSetup;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Everybody who has played here, to sit down or get up with a tap. */
export function FamilyChips({ setup, plan, onChange }: FamilyChipsProps): JSX.Element | null {
  if (family.value.length === 0) return null;
  const limits = { firstLevel: setup.firstLevel, most: Math.max(...setup.seatCounts) };
  return (
    <fieldset class="family">
      <legend>{t.value('web-family')}</legend>
      {family.value.map((member) => (
        <button
          key={member.name}
          type="button"
          class="chip"
          aria-pressed={isSeated(plan, member)}
          onClick={() => onChange(withMember(plan, member, limits))}
        >
          <Banner seat={member.seat} size={22} />
          {member.name}
        </button>
      ))}
    </fieldset>
  );
}
