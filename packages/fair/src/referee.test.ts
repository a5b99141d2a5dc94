import type { GameOptions, StateBuffer } from '@crownhold/core';
import { colours, countDice } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { EVIDENCE, KINDS } from '../test/kinds.ts';
import { THROWER_ID } from '../test/landing-thrower.ts';
import { expectSound, playSealed } from '../test/sealed-match.ts';
import type { FairEvent, RowEvent } from './event.ts';
import { isFairFault } from './fault.ts';
import { type CountDice, checkThrow } from './redeal.ts';
import { Referee } from './referee.ts';
import { verify } from './verify.ts';

const { plan } = KINDS.find(({ name }) => name === 'Colour Kingdoms, 2 seats')!;
const { record, events } = playSealed({ ...plan, seed: 5, clients: [0, 1] });
// It only ever meets states of its own game.
const dice = { [THROWER_ID]: countDice as unknown as CountDice<StateBuffer> };
const thrower = EVIDENCE.throwers![THROWER_ID]!;

function hearAll(list: readonly FairEvent[]): Referee<StateBuffer, GameOptions, unknown> {
  const referee = expectSound(Referee.begin(plan.game, list[0]!, { dice }));
  for (const event of list.slice(1)) expectSound(referee.hear(event) as readonly unknown[] as object);
  return referee;
}

describe('a referee without the physics', () => {
  const referee = hearAll(events);

  it('takes throws whose landing is legal, and keeps them for somebody who can throw', () => {
    expect(referee.unchecked.length).toBeGreaterThan(3);
    for (const unchecked of referee.unchecked) expect(checkThrow(plan.game, unchecked, thrower)).toBeUndefined();
    const verdict = verify(plan.game, record, { ...EVIDENCE, throwers: {}, dice });
    expect(verdict).toHaveProperty(
      'unproven',
      expect.arrayContaining([{ code: 'throws-unchecked', args: { throws: referee.unchecked.length } }]),
    );
  });

  it('finds with the physics what it could not see without: another landing, another path', () => {
    const [unchecked] = referee.unchecked as [(typeof referee.unchecked)[number]];
    const steps = unchecked.steps.with(
      0,
      unchecked.steps[0]!.replace(/\d/, (digit) => String(5 - Number(digit))),
    );
    expect(checkThrow(plan.game, { ...unchecked, steps }, thrower)).toMatchObject({ code: 'wrong-outcome' });
    const attachments = unchecked.attachments.with(0, '0'.repeat(64));
    expect(checkThrow(plan.game, { ...unchecked, attachments }, thrower)).toMatchObject({ code: 'wrong-attachment' });
    const seed = unchecked.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(checkThrow(plan.game, { ...unchecked, seed }, thrower)).toHaveProperty('code');
  });

  it('refuses landings that the rules do not allow, and throws without an attachment', () => {
    const at = events.findIndex((event) => event.kind === 'row' && event.attachments);
    const row = events[at] as RowEvent;
    const before = hearAll(events.slice(0, at));
    const land = row.chance.findIndex((step) => step.startsWith('land'));
    const illegal = { ...row, chance: row.chance.with(land, 'land blue 9 blue') };
    expect(before.hear(illegal)).toMatchObject({ code: 'illegal-step' });
    const { attachments: _, ...bare } = row;
    expect(before.hear(bare)).toMatchObject({ code: 'wrong-attachment' });
    expect(isFairFault(before.hear(row) as object)).toBe(false);
  });
});

describe('a referee', () => {
  it('waits with hidden turns, and plays them when they are opened', () => {
    const at = events.findIndex((event) => event.kind === 'row' && event.turn && 'seal' in event.turn);
    const referee = hearAll(events.slice(0, at));
    const { steps } = referee;
    const known = [...steps];
    referee.hear(events[at]!);
    expect(referee.steps).toEqual(known);
    expect(referee.audit.sealed).toHaveLength(1);
    const whole = hearAll(events);
    expect(whole.steps).toEqual(record.steps);
    expect(whole.audit.sealed).toEqual([]);
  });

  it('is of one game with known rules and options', () => {
    const [opened] = events as [FairEvent & { readonly kind: 'open' }];
    expect(Referee.begin(colours, { ...opened, rulesVersion: 9 })).toMatchObject({ code: 'another-rules-version' });
    expect(Referee.begin(colours, { ...opened, game: 'duel' })).toMatchObject({ code: 'another-game' });
    expect(Referee.begin(colours, opened)).toMatchObject({ code: 'unknown-thrower' });
  });
});
