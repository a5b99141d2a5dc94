export const TOKEN_ACTIONS = ['create', 'list', 'revoke'] as const;
export type TokenAction = (typeof TOKEN_ACTIONS)[number];

export interface TokenFlags {
  readonly server: string;
  readonly name: string;
  readonly scope: readonly string[];
  readonly json?: boolean;
}
