export {
  type AloneMatch,
  type AlonePlayed,
  beginAlone,
  type Dealing,
  type ForeignRow,
  followAlone,
  type NamedThrower,
  playAlone,
  recordAlone,
  resumeAlone,
} from './alone.ts';
export {
  type Audit,
  auditEvents,
  type Due,
  dueNext,
  extendAudit,
  isRenewalDue,
  type Stage,
  startAudit,
} from './audit.ts';
export { type Given, type Hex, NONE } from './bytes.ts';
export { MAX_CHAIN, MIN_CHAIN, USUAL_CHAIN } from './chain.ts';
export { deal, type Outcome, type Thrower } from './deal.ts';
export {
  type CloseEvent,
  type CommitEvent,
  type FairEvent,
  headOf,
  type OpenEvent,
  type PlayedTurn,
  type RenewEvent,
  type RevealEvent,
  type RowEvent,
  type SealedTurn,
  sealTurn,
  type Terms,
} from './event.ts';
export { parseEvent } from './event-json.ts';
export { FAULTS, type FairFault, type FaultCode, isFairFault } from './fault.ts';
export {
  type AcceptedTurn,
  type Ledger,
  openAlone,
  openLedger,
  type Posted,
  type PostedAlone,
  type PostedRow,
  postClose,
  postCommitments,
  postFirstElements,
  postRenewal,
  postRow,
  renewAlone,
  resumeLedger,
} from './ledger.ts';
export { createEntropy, type Entropy, type EntropySource } from './outcome.ts';
export { type Gift, giveNext, hearEvent, joinLedger, type Participant } from './participant.ts';
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
export { type Evidence, verify } from './verify.ts';
export { createWitness, dropSent, keepHead, keepSent, parseWitness, type Witness } from './witness.ts';
