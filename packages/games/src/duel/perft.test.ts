import { createReference } from '../../reference/duel.ts';
import { describePerft } from '../../test/perft.ts';
import { duel } from './index.ts';

describePerft(duel, createReference);
