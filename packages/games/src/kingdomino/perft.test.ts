import { createReference } from '../../reference/kingdomino.ts';
import { describePerft } from '../../test/perft.ts';
import { kingdomino } from './index.ts';

describePerft(kingdomino, createReference);
