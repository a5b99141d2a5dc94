import { type Refusal, refuse } from '@crownhold/core';

/** What the world denies us, as a refusal; `undefined` for any other error, which is a bug of ours. */
export function worldRefusal(error: unknown, path?: string): Refusal | undefined {
  if (!isSystemError(error)) return undefined;
  const file = path ?? error.path ?? '?';
  switch (error.code) {
    case 'ENOENT':
      return refuse('R1', 'no-such-file', { file });
    case 'EISDIR':
      return refuse('R1', 'file-is-folder', { file });
    case 'EACCES':
    case 'EPERM':
      return refuse('R1', 'file-forbidden', { file });
    case 'ENOTDIR':
      return refuse('R1', 'file-in-path', { file });
    case 'ENOSPC':
    case 'EDQUOT':
      return refuse('R1', 'disk-full');
    default:
      return refuse('R1', 'file-trouble', { problem: error.message });
  }
}

interface SystemError extends Error {
  readonly code: string;
  readonly path?: string;
}

// Files too large for a string fail in Node, not in the system.
const NODE_LIMITS = ['ERR_FS_FILE_TOO_LARGE', 'ERR_STRING_TOO_LONG', 'ERR_ENCODING_INVALID_ENCODED_DATA'];

function isSystemError(error: unknown): error is SystemError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return 'syscall' in error || NODE_LIMITS.includes(error.code);
}
