import { createReference } from '../../reference/kingdomino/reference.ts';
import { describePerft, turnByTurn } from '../../test/perft.ts';
import { kingdomino } from './index.ts';

describePerft(kingdomino, (options) => turnByTurn(createReference(options)));
