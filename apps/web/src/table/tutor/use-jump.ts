import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameAction } from '../action.ts';
import { type BotClient, createBotClient } from '../bot-client.ts';
import type { Advice, Face, Lessons } from '../face.ts';
import { freshSeed } from '../luck.ts';
import type { TableModel } from '../table-model.ts';

interface Jump {
  readonly isJumping: boolean;
  jump(): void;
}

/** Lets a bot play for the person up to the last round: a quick one, since nobody wants to wait for all of that. */
export function useJump<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  lessons: Lessons<G, I, A>,
  table: TableModel<G, I, A>,
  onHurry: (isHurried: boolean) => void,
): Jump {
  const [isWanted, setWanted] = useState(false);
  const shown = table.shown.value;
  const isJumping = isWanted && shown.stage.kind !== 'over' && !lessons.isLastTurn(shown);
  useEffect(() => onHurry(isJumping), [isJumping]);
  useEffect(() => {
    if (!isJumping || shown.stage.kind !== 'turn') return undefined;
    const bots = createBotClient<G, H>(face.rules.game);
    playFor(face, table, bots).catch(reportError);
    return () => bots.close();
  }, [table, isJumping, shown.version, shown.stage.kind]);
  return { isJumping, jump: () => setWanted(true) };
}

/** Plays one whole turn as if a person had made it. */
export async function playFor<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  table: TableModel<G, I, A>,
  bots: Pick<BotClient<G, H>, 'ask'>,
): Promise<void> {
  const { version, settled, input } = table.shown.value;
  if (!input) return;
  const turn = await bots.ask(face.bots.quick, settled, input.draft.seat, freshSeed());
  if (turn === undefined || table.shown.value.version !== version) return;
  // The bot knows nothing of what is half done.
  while ((table.shown.value.input?.draft.moves.length ?? 0) > 0) table.perform({ kind: 'undo' });
  table.perform(face.write(turn), { kind: 'confirm' });
}
