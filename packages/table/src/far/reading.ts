import {
  type GameOf,
  type GameTypes,
  isRefusal,
  type SeenRow,
  type TableView,
  type View,
  type Viewer,
} from '@crownhold/core';
import type { SeenRowMessage, TableMessage } from '@crownhold/protocol';

/** A table as a server tells it; `undefined` if this device cannot read it: it lacks these rules. */
export function readTable<G extends GameTypes>(
  game: GameOf<G>,
  message: TableMessage,
  last: View<G['state']> | undefined,
): TableView<G> | undefined {
  const { view: text, proof: _, sealing: __, isHurried: ___, people, ...others } = message;
  const { clocks, presence, options: given, ...plain } = others;
  const options = game.parseOptions(given);
  const isOurs = message.game === game.id && message.rulesVersion === game.rulesVersion;
  if (!isOurs || isRefusal(options)) return undefined;
  const { viewer } = message;
  const view = text === undefined ? (last ?? game.view(game.create(options), viewer)) : readView<G>(game, text, viewer);
  if (!view) return undefined;
  const { legal, thrown, chairs, ...facts } = plain;
  return {
    ...facts,
    chairs: chairs.map((chair, seat) => (people?.seats[seat]?.hasResigned ? { ...chair, hasResigned: true } : chair)),
    options,
    view,
    ...(legal && { legal }),
    ...(thrown !== undefined && { thrown }),
    ...(clocks && { clocks: { ...clocks, leftMs: clocks.leftMs.map((left) => left ?? undefined) } }),
    ...(presence && { presence }),
  };
}

export function readRow<G extends GameTypes>(
  game: GameOf<G>,
  viewer: Viewer,
  { fair: _, acts, ...row }: SeenRowMessage,
): SeenRow<G> | undefined {
  const seen = acts.map(({ events, view: text, attachments }) => {
    const view = readView<G>(game, text, viewer);
    // Events are made by the game itself, and a server of the same rules sends them as they are.
    return view && { events: events as readonly G['event'][], view, attachments };
  });
  const isRead = seen.every((act) => act !== undefined);
  return isRead && seen.length > 0 ? { ...row, acts: seen } : undefined;
}

function readView<G extends GameTypes>(game: GameOf<G>, text: string, viewer: Viewer): View<G['state']> | undefined {
  const state = game.parseState(text);
  return state && game.view(state, viewer);
}
