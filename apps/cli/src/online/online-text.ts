import { type Chair, type GameTypes, type Refusal, refuse, type TableView } from '@crownhold/core';
import { refusalText, type Translate } from '@crownhold/i18n';
import type { FarTrouble, ProofState } from '@crownhold/table/far';
import { plainText } from '../plain-text.ts';
import type { OnlineFault } from './online-client.ts';

export function onlineRefusal(origin: string, fault: OnlineFault): Refusal {
  return fault.fault === 'unreachable'
    ? refuse('R1', 'server-unreachable', { origin, problem: fault.problem })
    : refuse('R1', 'server-refused', { code: fault.code });
}

export function faultSentence(t: Translate, origin: string, fault: OnlineFault): string {
  return refusalText(t, onlineRefusal(origin, fault), plainText);
}

export function troubleSentence(t: Translate, trouble: FarTrouble): string {
  return t('online-trouble', { trouble });
}

/** The three states of the dice. */
export function proofSentence(t: Translate, proof: ProofState): string {
  switch (proof.kind) {
    case 'checked':
      return t('online-proof-checked');
    case 'to-check':
      return t('online-proof-to-check', { count: proof.count });
    case 'wrong':
      return t('online-proof-wrong', { code: proof.fault.code });
  }
}

/** Whoever has no name is called by a number, and a bot by its kind. */
export function namedChairs(t: Translate, chairs: readonly Chair[]): readonly Chair[] {
  return chairs.map(({ name, bot }, seat) => {
    const other = bot === undefined ? t('play-player', { number: seat + 1 }) : t('bot-name', { bot });
    return { name: name ? plainText(name) : other, ...(bot !== undefined && { bot }) };
  });
}

export function withNames<G extends GameTypes>(t: Translate, table: TableView<G>): TableView<G> {
  return { ...table, chairs: namedChairs(t, table.chairs) };
}
