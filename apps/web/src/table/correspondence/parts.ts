/** What a table of a game by message has besides, loaded when it is used. Tables load this file and nothing else of the folder. */
export const loadSendButton = () => import('./send-button.tsx');
export const loadNotProven = () => import('./not-proven.tsx');
export const loadCorrespondenceGame = () => import('./correspondence-game.ts');
