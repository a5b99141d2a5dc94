import { ARRIVALS } from './friends-arrivals.ts';
import { meetTroubles } from './meet-troubles.ts';

meetTroubles(ARRIVALS);
