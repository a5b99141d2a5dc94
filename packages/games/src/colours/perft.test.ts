import { createReference } from '../../reference/colours/reference.ts';
import { allAtOnce, describePerft } from '../../test/perft.ts';
import { colours } from './index.ts';

describePerft(colours, (options) => allAtOnce(createReference(options)));
