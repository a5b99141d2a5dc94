import type { SubmitMessage } from '@crownhold/protocol';

/** What must be refused and change nothing, made of an honest turn; `old` is the id of a command that was accepted before. */
export function badMessages(message: SubmitMessage, commandId: string, old: string | undefined): readonly object[] {
  const zeros = '0'.repeat(128);
  const { signed } = message;
  const fresh = { ...message, commandId };
  const forged = signed
    ? [
        { ...fresh, signed: { ...signed, signature: zeros } },
        { ...fresh, signed: { ...signed, seal: zeros.slice(64) } },
        { ...fresh, signed: { ...signed, element: zeros.slice(64) } },
      ]
    : [];
  return [
    { ...fresh, turn: 'no such step' },
    { ...fresh, turn: `${message.turn}; ${message.turn}` },
    { ...fresh, since: message.since + 1 },
    { ...fresh, since: Math.max(0, message.since - 1) },
    { ...fresh, seat: (message.seat + 1) % 8 },
    { ...fresh, extra: true },
    { ...message, commandId: old ?? commandId, turn: 'another body' },
    ...forged,
  ];
}
