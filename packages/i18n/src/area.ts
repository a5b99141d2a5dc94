/** A file of messages in every language. Messages refer to terms and to messages of `terms` or of their own area. */
export const AREAS = ['terms', 'cli', 'refusals', 'play'] as const;
export type Area = (typeof AREAS)[number];
