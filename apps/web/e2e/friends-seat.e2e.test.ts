import { SEATS } from './friends-seats.ts';
import { meetTroubles } from './meet-troubles.ts';

meetTroubles(SEATS);
