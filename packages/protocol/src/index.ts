export type { Answer } from './answer.ts';
export {
  BODIES,
  type CreateBody,
  type CreatedBody,
  createBody,
  type EnterBody,
  type MyTable,
  type PublicTable,
  type SeatTerms,
  type ServerBody,
  type SetupBody,
  type SitBody,
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
export { type ClockTerms, clockTerms } from './clock-terms.ts';
export { ERROR_CODES, type ErrorCode } from './error.ts';
export { OPAQUE_FIELDS } from './fields.ts';
export { CODE_LENGTH, CODE_LETTERS, formatCode, parseCode } from './join-code.ts';
export { MESSAGE_BYTES, parseJson } from './json.ts';
export { parse, parseClientMessage, parseServerMessage } from './parse.ts';
export { type People, REACTIONS, type Reaction } from './people.ts';
export type { ServerMessage, TableNews } from './server-message.ts';
export type { FairEventMessage, SeenRowMessage, TableMessage } from './table.ts';
export {
  formatPreview,
  formatTableLink,
  LINK_KINDS,
  type LinkKind,
  type LinkPreview,
  parsePreview,
  parseTableLink,
  type TableLink,
} from './table-link.ts';
export { isSpoken, SPOKEN_VERSIONS, VERSION } from './version.ts';
