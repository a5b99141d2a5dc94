export type { Answer } from './answer.ts';
export {
  BODIES,
  type ClockTerms,
  type CreateBody,
  clockTerms,
  createBody,
  type SeatTerms,
  type SitBody,
  sitBody,
} from './body.ts';
export type {
  ClientMessage,
  CommandMessage,
  CommitMessage,
  EnrolMessage,
  ReturnMessage,
  RevealMessage,
  StepsMessage,
  SubmitMessage,
  SubscribeMessage,
} from './client-message.ts';
export { ERROR_CODES, type ErrorCode } from './error.ts';
export { OPAQUE_FIELDS } from './fields.ts';
export { MESSAGE_BYTES, parseJson } from './json.ts';
export { parse, parseClientMessage, parseServerMessage } from './parse.ts';
export type { ServerMessage, TableNews } from './server-message.ts';
export type { FairEventMessage, SeenRowMessage, TableMessage } from './table.ts';
export { isSpoken, SPOKEN_VERSIONS, VERSION } from './version.ts';
