import { createRng, SPECTATOR, type TableView } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { type AnyTypes, dealing, people, randomSteps } from '../test/games.ts';
import { REAL_SETTINGS } from '../test/real-settings.ts';
import { beginHere } from './begin-here.ts';
import { SessionRunner } from './runner.ts';
import { shownView, stageOf } from './stage.ts';

const { game, options, rules } = REAL_SETTINGS.find((each) => each.game.id === 'colours' && each.options.seats === 2)!;

/** A game of two people up to the row that reveals their first round. */
async function revealed() {
  const here = beginHere<AnyTypes>(game, options, people(2), dealing(4));
  const rng = createRng(4);
  const look = (viewer: number) => {
    let seen: TableView<AnyTypes> | undefined;
    here.watch(viewer, (table) => {
      seen = table;
    })();
    return seen!;
  };
  const isRevealed = () => here.rows(SPECTATOR, -1).some(({ acts }) => acts.some((act) => rules.isReveal!(act.events)));
  while (!isRevealed()) {
    const { seat, since } = look(SPECTATOR).asked[0]!;
    const turn = randomSteps(game, look(seat).view, seat, rng).join('; ');
    await here.submit({ id: `${seat}:${since}`, seat, since, turn });
  }
  const { version } = look(SPECTATOR);
  const sit = (toldVersion: number | undefined, own = [0, 1]) =>
    new SessionRunner(
      here,
      rules,
      { own, toldVersion },
      {
        show: () => {},
        fail(error) {
          throw error;
        },
      },
    );
  return { here, version, sit };
}

describe('[C22] a round that was revealed when the page was loaded anew', () => {
  it('is told to those who have not been told it, from the table as they left it', async () => {
    const { here, version, sit } = await revealed();
    for (const own of [[0, 1], [0]]) {
      const { session } = sit(version - 1, own);
      expect(stageOf(session)).toEqual({ kind: 'telling' });
      expect(rules.isReveal!(session.untold[0]!.acts[0]!.events)).toBe(true);
      const viewer = own.length > 1 ? SPECTATOR : 0;
      expect(shownView(session)).toEqual(here.rows(viewer, -2)[0]!.acts.at(-1)!.view);
    }
  });

  it('is not told again, nor to a device that knows nothing of what it has told', async () => {
    const { version, sit } = await revealed();
    for (const told of [version, undefined]) expect(sit(told).session.untold).toEqual([]);
  });

  it('is asked about no more once it is told', async () => {
    const { version, sit } = await revealed();
    const runner = sit(version - 1);
    runner.dispatch({ kind: 'told', isAll: true });
    expect(runner.session).toMatchObject({ untold: [], scene: undefined });
    expect(stageOf(runner.session)).toEqual(stageOf(sit(version).session));
  });
});
