/** More bytes than any message has. */
export const MAX_LINE_BYTES = 64 * 1024;

export const TOO_LONG = Symbol('too long');

const NEWLINE = 10;

/**
 * Cuts a stream of bytes into lines. Of a line that is too long nothing is kept: it is told once, as soon as it is
 * known, and skipped to its end. Bytes that are no UTF-8 become replacement characters.
 */
export class LineCutter {
  readonly #decoder = new TextDecoder();
  #pieces: Uint8Array[] = [];
  #length = 0;
  #isSkipping = false;

  *push(chunk: Uint8Array): Generator<string | typeof TOO_LONG, void, void> {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield* this.#add(chunk.subarray(from, to));
      yield* this.end();
      from = to + 1;
    }
    yield* this.#add(chunk.subarray(from));
  }

  /** The end of a line, and of the stream: what is left, if anything is. */
  *end(): Generator<string, void, void> {
    const line = this.#isSkipping ? undefined : this.#decoder.decode(Buffer.concat(this.#pieces));
    this.#forget();
    this.#isSkipping = false;
    if (line !== undefined) yield line;
  }

  *#add(bytes: Uint8Array): Generator<typeof TOO_LONG, void, void> {
    if (this.#isSkipping || bytes.length === 0) return;
    if (this.#length + bytes.length > MAX_LINE_BYTES) {
      this.#isSkipping = true;
      this.#forget();
      yield TOO_LONG;
      return;
    }
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  #forget(): void {
    this.#pieces = [];
    this.#length = 0;
  }
}
