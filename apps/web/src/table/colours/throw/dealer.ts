import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { GameDealer } from '../../host/dealer.ts';
import { loadPhysics } from './physics.ts';

/** Colour Kingdoms in the worker: its dice are thrown by physics, which is fetched with a progress that can be shown. */
export const coloursDealer: GameDealer<ColoursTypes> = {
  game: colours,
  async loadThrower(report) {
    const { createThrower } = await loadPhysics(report);
    const physics = await createThrower();
    return { id: THROWER_ID, throw: landingBy(physics.throw) };
  },
};
