import type { SignatureCheck } from '@crownhold/fair';

/** Checks signatures: natively, in a thread of its own, or cheaply in a simulation. */
export interface Signatures {
  isSigned(check: SignatureCheck): Promise<boolean>;
}
