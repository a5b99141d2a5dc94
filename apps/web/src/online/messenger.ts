/** Browsers inside messengers: what they keep is gone with the chat. */
const MESSENGERS = /Telegram|Viber|WhatsApp|Instagram|FBAN|FBAV|\bLine\//;

/** Some say nothing of themselves, and leave an object for their pages. */
export function isMessenger(userAgent: string, world: object): boolean {
  return MESSENGERS.test(userAgent) || 'TelegramWebviewProxy' in world || 'TelegramWebview' in world;
}
