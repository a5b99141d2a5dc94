import type { Cell } from '@crownhold/core';

/** The way that an arrow key points; y counts upwards. */
export function arrowOf(key: string): Cell | undefined {
  return { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: 1 }, down: { x: 0, y: -1 } }[key];
}

/** The way that Tab and its opposite lead through a list. */
export function tabOf(key: string): 1 | -1 | undefined {
  return key === 'tab' ? 1 : key === 'back-tab' ? -1 : undefined;
}
