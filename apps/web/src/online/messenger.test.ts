import { expect, it } from 'vitest';
import { isMessenger } from './messenger.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

it.each(['Telegram-Android/11.2', 'Instagram 350.0.0', '[FBAN/FBIOS;FBAV/480.0]', 'Viber/22.5', 'WhatsApp/2.24'])(
  'the browser inside a messenger is known: %s',
  (sign) => {
    expect(isMessenger(`${PHONE} ${sign}`, {})).toBe(true);
  },
);

it('one that does not say so is known by what it leaves in the page', () => {
  expect(isMessenger(PHONE, { TelegramWebviewProxy: {} })).toBe(true);
});

it('the browser of a phone is none', () => {
  expect(isMessenger(PHONE, {})).toBe(false);
});
