/** What the program says to the shell: all well, something wrong with what it was given, something wrong with how it was called. */
export const EXIT = { ok: 0, bad: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** How a verb hands over its exit code. */
export type Done = (code: ExitCode) => void;
