import { nearestName, type Chair as Player, parseName } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';

/** Who sits at a seat of a table on this device. */
export interface Chair extends Player {
  /** Nobody has typed the name: it is the usual one of this seat, in the language of the moment. */
  readonly isUnnamed?: true;
}

/** The same chairs with the usual names in another language; names that somebody typed stay. */
export function nameChairs(chairs: readonly Chair[], t: Translate): readonly Chair[] {
  return chairs.map((chair, seat) => (chair.isUnnamed ? { ...chair, name: usualName(chairs, seat, t) } : chair));
}

/** Bots of one level are numbered when there are several. */
export function usualName(chairs: readonly Pick<Chair, 'bot'>[], seat: number, t: Translate): string {
  const bot = chairs[seat]?.bot;
  if (bot === undefined) return t('web-player', { number: seat + 1 });
  const alike = chairs.flatMap((other, index) => (other.bot === bot ? [index] : []));
  const name = t('bot-name', { bot });
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

/** A name that this device keeps. Older versions of the page took some that are none any more. */
export function keptName(name: string): string {
  return typeof parseName(name) === 'string' ? name : nearestName(name);
}
