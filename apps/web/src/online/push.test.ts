import { describe, expect, it } from 'vitest';
import { pushState } from './push.ts';

const GRANTED = { isSecure: true, permission: 'granted', hasPush: true } as const;

describe('"your turn" for a page that is closed', () => {
  it('is on once the person has allowed it and the browser has subscribed', () => {
    expect(pushState(GRANTED, true)).toBe('on');
    expect(pushState(GRANTED, false)).toBe('off');
    expect(pushState({ ...GRANTED, permission: 'default' }, false)).toBe('off');
  });

  it('is not asked for again by somebody who has refused', () => {
    expect(pushState({ ...GRANTED, permission: 'denied' }, true)).toBe('denied');
  });

  it('is not offered without a secure context, or where the browser has none', () => {
    expect(pushState({ ...GRANTED, isSecure: false }, false)).toBe('impossible');
    expect(pushState({ ...GRANTED, hasPush: false }, false)).toBe('impossible');
    expect(pushState({ ...GRANTED, permission: undefined }, false)).toBe('impossible');
  });
});
