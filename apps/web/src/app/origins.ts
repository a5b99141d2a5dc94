import { formatRoute, type Route } from './route.ts';

type Screen = Route['screen'];

/** By screen, where people came to it from. */
export type Origins = ReadonlyMap<Screen, Route>;

/** The origins after somebody has gone from one screen to another. */
export function withStep(origins: Origins, from: Route, to: Route): Origins {
  const [left, entered] = [placeOf(from), placeOf(to)];
  // Another rule, another record.
  if (left === entered) return origins;
  // A step back: whoever took the screen that was left for an origin would go to and fro between the two.
  if (formatRoute(originOf(origins, from)) === formatRoute(to)) return origins;
  return new Map(origins).set(entered, from);
}

/** Where the way back from a screen leads. */
export function originOf(origins: Origins, here: Route): Route {
  const known = origins.get(placeOf(here));
  if (known) return known;
  // A page that was opened here, or loaded again.
  return here.screen === 'replay' && here.id !== undefined ? { screen: 'my-games' } : { screen: 'home' };
}

/** A link is shown by the replay. */
function placeOf({ screen }: Route): Screen {
  return screen === 'link' ? 'replay' : screen;
}
