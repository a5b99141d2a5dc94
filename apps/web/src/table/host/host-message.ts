import type { GameRecord, RecordFault, Refusal } from '@crownhold/core';
import type { SourceReply, SourceRequest } from '@crownhold/table/remote';
import type { StorageFault } from '../../app/device-storage.ts';
import type { Chair } from '../../games/chair.ts';
import type { GamePlace, GameSummary } from '../../games/saved-game.ts';
import type { Start } from '../beginnings.ts';
import type { FirstGame } from '../face.ts';

/** What the page asks of the worker that deals hiding games, and what each is answered with. */
export interface HostCalls {
  begin: { readonly asked: Start; readonly answer: string | Refusal };
  'begin-again': {
    readonly asked: { readonly id: string; readonly chairs: readonly Chair[] };
    readonly answer: string | undefined;
  };
  'begin-first': {
    readonly asked: {
      readonly first: FirstGame;
      readonly chairs: readonly Chair[];
      readonly instead: GamePlace | undefined;
    };
    readonly answer: undefined;
  };
  'go-on': {
    readonly asked: { readonly record: GameRecord; readonly chairs: readonly Chair[] | undefined };
    readonly answer: string | RecordFault;
  };
  /** `bots` leads to the worker where they think: what they answer there is not for the page. */
  sit: {
    readonly asked: {
      readonly table: number;
      readonly id: string;
      readonly chairs: readonly Chair[];
      readonly bots: MessagePort | undefined;
    };
    readonly answer: { readonly startedAt: number } | RecordFault | undefined;
  };
  record: { readonly asked: { readonly table: number }; readonly answer: GameRecord };
}

type CallOf<K extends keyof HostCalls> = {
  readonly kind: K;
  readonly number: number;
  readonly game: string;
  readonly asked: HostCalls[K]['asked'];
};
export type HostCall = { readonly [K in keyof HostCalls]: CallOf<K> }[keyof HostCalls];

/** What the page says without waiting for an answer. */
export type HostNote =
  /** The address of the page, whose `seed` fixes chance. */
  | { readonly kind: 'page'; readonly search: string }
  /** A game will be played soon: its dice may come. */
  | { readonly kind: 'prepare'; readonly game: string }
  /** Dice that did not come are fetched again. */
  | { readonly kind: 'retry'; readonly game: string }
  | { readonly kind: 'source'; readonly table: number; readonly request: SourceRequest }
  | { readonly kind: 'follow' | 'leave' | 'bots-lost'; readonly table: number };

export type ToHost = HostCall | HostNote;

/** How much of the dice has come, from 0 to 1; or that they cannot be fetched. */
export type DiceProgress = number | 'failed';

export type FromHost =
  | { readonly kind: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string }
  | { readonly kind: 'source'; readonly table: number; readonly reply: SourceReply }
  | { readonly kind: 'dice'; readonly game: string; readonly progress: DiceProgress }
  | { readonly kind: 'kept'; readonly summary: GameSummary; readonly fault: StorageFault | undefined }
  | { readonly kind: 'fault'; readonly table: number; readonly fault: StorageFault | undefined };
