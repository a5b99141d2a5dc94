import { meetScreens } from './meet-screens.ts';

meetScreens((name) => name.startsWith('far-'));
