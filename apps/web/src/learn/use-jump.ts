import { kingdomino } from '@crownhold/games/kingdomino';
import { resumeHand } from '@crownhold/hands';
import { kingdominoHandling, startHand } from '@crownhold/hands/kingdomino';
import { useEffect, useState } from 'preact/hooks';
import { QUICK_LEVEL } from '../games/levels.ts';
import { type BotClient, createBotClient } from '../table/bot-client.ts';
import type { Intention } from '../table/intentions.ts';
import { freshSeed } from '../table/luck.ts';
import type { TableModel } from '../table/table-model.ts';
import type { TableState } from '../table/table-state.ts';

interface Jump {
  readonly isJumping: boolean;
  jump(): void;
}

/** Lets a bot play for the person up to the last round: a quick one, since nobody wants to wait for all of that. */
export function useJump(table: TableModel): Jump {
  const [isWanted, setWanted] = useState(false);
  const state = table.state.value;
  const isJumping = isWanted && state.mode.kind !== 'over' && !isLastTurn(state);
  useEffect(() => {
    if (!isJumping || state.mode.kind !== 'turn') return undefined;
    const bots = createBotClient();
    playFor(table, bots).catch(reportError);
    return () => bots.close();
  }, [table, isJumping, state.alone]);
  return { isJumping, jump: () => setWanted(true) };
}

function isLastTurn({ alone, mode }: TableState): boolean {
  const { round, rounds } = alone.match.state;
  return round === rounds && mode.kind === 'turn';
}

async function playFor(table: TableModel, bots: BotClient): Promise<void> {
  const { alone, front } = table.state.value;
  const turn = await bots.ask(QUICK_LEVEL, kingdomino.view(alone.match.state, front), front, freshSeed());
  if (turn === undefined || table.state.value.alone !== alone) return;
  table.want(prepare(turn));
  table.confirm();
}

/** The whole turn as if a person had made it so far. */
function prepare(turn: string): Intention {
  return (state) => {
    const { mode, alone, front } = state;
    if (mode.kind !== 'turn') return state;
    const fresh = startHand(kingdomino.view(alone.match.state, front), front);
    return { ...state, mode: { ...mode, hand: resumeHand(kingdominoHandling, fresh, turn), isPointing: false } };
  };
}
