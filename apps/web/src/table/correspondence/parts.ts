/** What games by message are made of, loaded when it is used. Other folders load this file and nothing else of this one. */
export const loadSendButton = () => import('./send-button.tsx');
export const loadNotProven = () => import('./not-proven.tsx');
export const loadCorrespondenceGame = () => import('./correspondence-game.ts');
export const loadStartScreen = () => import('./start-screen.tsx');
export const loadMessageScreen = () => import('./message-screen.tsx');
