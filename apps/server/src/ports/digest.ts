/** SHA-256 as 64 hexadecimal digits. */
export type Digest = (text: string) => string;
