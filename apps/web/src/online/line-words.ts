interface LineState {
  /** There has been no connection for a while. */
  readonly isDown: boolean;
  /** A turn is on its way, */
  readonly isSent: boolean;
  /** and has been for a while. */
  readonly isLate: boolean;
}

/** What is said of the line, if anything: a turn that arrives soon is worth no word. */
export function lineWords({ isDown, isSent, isLate }: LineState) {
  if (isDown) return isSent ? 'friends-sent-later' : 'friends-line-down';
  return isLate ? 'friends-on-its-way' : undefined;
}
