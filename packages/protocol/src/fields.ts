import * as v from 'valibot';

const HASH_DIGITS = 64;
const SIGNATURE_DIGITS = 128;
/** The longest turn of any game, with room: whole turns of Colour Kingdoms have some hundred characters. */
const TURN_LIMIT = 2000;
const SEATS = 8;

/** 32 bytes: a head, a seal, a commitment, an element, a key. */
export const hash = v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${HASH_DIGITS}}$`)));
export const signature = v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${SIGNATURE_DIGITS}}$`)));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1));
/** A seat, or -1 for the spectator. */
export const viewer = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(SEATS - 1));
/** Random, made by the server; it authorises nothing. */
export const tableId = v.pipe(v.string(), v.regex(/^[0-9a-z]{16,32}$/));
/** Made by the client, the same for no other command of its session. */
export const commandId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{8,64}$/));
export const turn = v.pipe(v.string(), v.maxLength(TURN_LIMIT));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** As a person types it; `parseName` of core judges it. */
export const name = v.pipe(v.string(), v.maxLength(240));
export const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** An object whose inside is somebody else's to judge: options by their game, events by `fair`. */
export const object = v.record(v.string(), v.unknown());

/**
 * Fields whose values look random and have one length: they differ between two games that a viewer cannot tell apart.
 * Every other byte that a viewer receives is the same. The number is that of hexadecimal digits.
 */
export const OPAQUE_FIELDS: Readonly<Record<string, number>> = {
  head: HASH_DIGITS,
  previous: HASH_DIGITS,
  seal: HASH_DIGITS,
  blind: HASH_DIGITS,
  element: HASH_DIGITS,
  elements: HASH_DIGITS,
  commitment: HASH_DIGITS,
  key: HASH_DIGITS,
  signature: SIGNATURE_DIGITS,
  old: SIGNATURE_DIGITS,
};
