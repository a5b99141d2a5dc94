import { meetScreens } from './meet-screens.ts';

meetScreens((name) => !/^(?:duel|colours|far)-/.test(name));
