export {
  type AloneMatch,
  type AlonePlayed,
  beginAlone,
  type Dealing,
  type ForeignRow,
  followAlone,
  type NamedThrower,
  playAlone,
  proofOf,
  recordAlone,
  repeatedDealing,
  resumeAlone,
} from './alone.ts';
export { auditEvents, extendAudit, startAudit } from './audit.ts';
export type { Audit, Client, Extended, Stage } from './audit-state.ts';
export { type Given, type Hex, NONE } from './bytes.ts';
export { MAX_CHAIN, MIN_CHAIN, playPosition, USUAL_CHAIN } from './chain.ts';
export { deal, type Outcome, type Thrower } from './deal.ts';
export { type Sha256, useSha256 } from './digest.ts';
export {
  type CreateSigner,
  isSigned,
  isStrictForm,
  type SignatureCheck,
  type SignatureHex,
  type Signer,
  type VerifyEquation,
} from './ed25519.ts';
export type {
  CloseEvent,
  CommitEvent,
  EnrolEvent,
  Enrolment,
  FairEvent,
  OpenEvent,
  Opening,
  ReopenEvent,
  RetryEvent,
  RevealEvent,
  RowEvent,
  SealedTurn,
  ShownTurn,
  SignedPart,
  Terms,
} from './event.ts';
export { enrolmentMessage, headOf, sealOf, turnMessage } from './event-bytes.ts';
export { LIMITS, parseEvent } from './event-json.ts';
export { FAULTS, type FairFault, type FaultCode, isFairFault } from './fault.ts';
export {
  type AcceptedTurn,
  type ClientPart,
  followLedger,
  type Ledger,
  openAlone,
  openLedger,
  type Posted,
  type PostedAlone,
  type PostedRow,
  postClose,
  postCommitments,
  postEnrolment,
  postRetry,
  postReveal,
  postRow,
  reopenLedger,
  resumeLedger,
} from './ledger.ts';
export { createEntropy, type Entropy, type EntropySource } from './outcome.ts';
export {
  type Heard,
  joinTable,
  type Kept,
  type Offer,
  Participant,
  type ParticipantPorts,
  type Resumed,
  resumeParticipant,
  type SignRefusal,
} from './participant.ts';
export { type CountDice, checkThrow, type UncheckedThrow } from './redeal.ts';
export { Referee, type RefereeTools } from './referee.ts';
export { type ClientSealer, createClientSealer } from './sealer.ts';
export {
  createTranscript,
  parseTranscript,
  TRANSCRIPT_FORMAT,
  TRANSCRIPT_VERSION,
  type Transcript,
} from './transcript.ts';
export {
  type FaultyVerdict,
  type Finding,
  PROVEN,
  type ProvenCode,
  type SoundVerdict,
  UNPROVEN,
  type UnprovenCode,
  type Verdict,
} from './verdict.ts';
export { type Evidence, type Examined, examine, verify, wrongSignature } from './verify.ts';
export { type Note, parseWitness, type SentTurn, WITNESS_FORMAT, type Witness } from './witness.ts';
export { WORD_COUNT, type WordNumbers, wordNumbers } from './words.ts';
