import { describe, expect, it } from 'vitest';
import { isSeated, type Member, parseFamily, withMember, withPlayers } from './family.ts';
import type { Plan } from './plan.ts';

const BOT = { bot: 'miller', name: '' };
const LIMITS = { firstLevel: 'miller', most: 4 };
const ANNA: Member = { name: 'Anna', seat: 0 };
const BO: Member = { name: 'Bo', seat: 2 };

function planOf(count: number, ...seats: Plan['seats']): Plan {
  return { count, seats: [...seats, BOT, BOT, BOT, BOT].slice(0, 4), switches: [], choices: {} };
}

describe('the family', () => {
  it('remembers people with names and their banners, the latest first, and no bot', () => {
    const plan = planOf(3, { name: ' Anna ' }, { bot: 'miller', name: 'Grinder' }, { name: 'Bo' }, { name: 'Cy' });
    expect(
      withPlayers(
        [
          { name: 'Dora', seat: 1 },
          { name: 'Bo', seat: 3 },
        ],
        plan,
      ),
    ).toEqual([ANNA, BO, { name: 'Dora', seat: 1 }]);
    expect(withPlayers([], planOf(2, { name: '' }))).toEqual([]);
  });

  it('is as large as a family', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ name: `N${i}`, seat: i % 4 }));
    expect(withPlayers(many, planOf(2, { name: 'Anna' }))).toHaveLength(8);
  });

  it('drops what was kept and cannot be', () => {
    expect(parseFamily(JSON.stringify([ANNA, { name: '', seat: 1 }, { name: 'X', seat: 9 }, 'Y', null]))).toEqual([
      ANNA,
    ]);
    for (const broken of [undefined, '', '{', '{}', '7']) expect(parseFamily(broken)).toEqual([]);
  });
});

describe('somebody of the family', () => {
  it('sits down at their banner if it is free', () => {
    const plan = withMember(planOf(3, { name: '' }), BO, LIMITS);
    expect(plan.seats[2]).toEqual({ name: 'Bo' });
    expect(isSeated(plan, BO)).toBe(true);
  });

  it('sits down where no named person sits otherwise', () => {
    const plan = withMember(planOf(2, { name: 'Anna' }), { name: 'Cy', seat: 0 }, LIMITS);
    expect(plan.seats.slice(0, 2)).toEqual([{ name: 'Anna' }, { name: 'Cy' }]);
  });

  it('opens one more seat when all are taken, and none when there is no more', () => {
    const full = planOf(2, { name: 'Anna' }, { name: 'Cy' });
    expect(withMember(full, BO, LIMITS)).toMatchObject({ count: 3, seats: [{}, {}, { name: 'Bo' }, BOT] });
    expect(withMember(full, BO, { ...LIMITS, most: 2 })).toBe(full);
  });

  it('gets up again: the first seat stays with a person, another gets a bot', () => {
    const plan = planOf(2, { name: 'Anna' }, { name: 'Bo' });
    expect(withMember(plan, ANNA, LIMITS).seats[0]).toEqual({ name: '' });
    expect(withMember(plan, BO, LIMITS).seats[1]).toEqual(BOT);
    expect(isSeated(withMember(plan, BO, LIMITS), BO)).toBe(false);
  });
});
