interface ClaimContext {
  readonly seed: number;
  /** Shown to whoever waits; not kept. */
  progress(text: string): void;
}

export interface ClaimResult {
  readonly ok: boolean;
  readonly counts: Readonly<Record<string, number | string>>;
  readonly notes?: string;
}

/** Something we say about the project that takes too long for a unit test. */
export interface Claim {
  readonly name: string;
  /** One sentence. */
  readonly says: string;
  run(context: ClaimContext): Promise<ClaimResult>;
}

/** A part of a long claim has ended without a fault, and the same command goes on. Nothing is written yet. */
export class UnfinishedClaim extends Error {}

/** A claim that throws does not hold, and says why. */
export async function attempt(check: () => ClaimResult['counts']): Promise<ClaimResult> {
  try {
    return { ok: true, counts: check() };
  } catch (error) {
    return { ok: false, counts: {}, notes: String(error) };
  }
}
