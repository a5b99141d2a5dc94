/** Mutants that no test can or need notice: a piece of the line they change, and why. */
export const SURVIVORS: readonly { readonly code: string; readonly reason: string }[] = [];
