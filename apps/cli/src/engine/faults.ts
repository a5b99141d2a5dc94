/**
 * What the protocol says instead of an answer, by code. For programmers, in English in every language: programs read
 * the code, and these words help whoever writes the program.
 */
export const FAULTS = {
  'unknown-command': 'known are hello, game, view, seat, bot, legal, steps, turns, turn, end, go, stop, ping and quit',
  usage: 'wrong or missing arguments, expected:',
  'too-long': 'a line has at most 65536 bytes',
  busy: 'still thinking, only stop, ping and quit are heard',
  'no-game': 'say game first',
  'unknown-game': 'there is no such game, hello lists them',
  'bad-options': 'the options are refused:',
  'no-view': 'say view first',
  'bad-view': 'this is no consistent state of the game',
  'game-over': 'nobody is to act, the game is over',
  'chance-acts': 'chance is to act, no seat',
  'bad-seat': 'this seat is not to act',
  'which-seat': 'several may act, say seat first',
  'unknown-bot': 'there is no such bot for this game, hello lists them',
  'bad-steps': 'the turn cannot begin like this:',
} as const;

export type FaultCode = keyof typeof FAULTS;

/** The line that says so, with what it is about if there is more to say. */
export function faultLine(code: FaultCode, detail?: string): string {
  const words = `error ${code} ${FAULTS[code]}`;
  return detail === undefined ? words : `${words} ${detail}`;
}
