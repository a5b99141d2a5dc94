import { createReference } from '../../reference/duel/reference.ts';
import { describePerft, turnByTurn } from '../../test/perft.ts';
import { duel } from './index.ts';

describePerft(duel, (options) => turnByTurn(createReference(options)));
