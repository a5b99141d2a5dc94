import { REFUSALS } from './friends-refusals.ts';
import { meetTroubles } from './meet-troubles.ts';

meetTroubles(REFUSALS);
