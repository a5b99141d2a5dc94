/** Waits so that the eye can follow; a tap or a key cuts it short. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
  });
}
