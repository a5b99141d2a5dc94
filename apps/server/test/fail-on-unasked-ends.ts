// Of Vitest: every test fails during which a program of ours, or one that it needs, has ended by itself.
import { afterAll, afterEach } from 'vitest';
import { failOnUnaskedEnds } from './unasked-ends.ts';

afterEach(failOnUnaskedEnds);
// What ended while the others were told to.
afterAll(failOnUnaskedEnds);
