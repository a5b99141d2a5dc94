/** The screens of games by message, apart from `parts.ts`: they begin games, and tables must not. */
export const loadStartScreen = () => import('./start-screen.tsx');
export const loadMessageScreen = () => import('./message-screen.tsx');
