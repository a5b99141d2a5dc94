import { describe } from 'vitest';
import { describeSearch } from '../test/search-suite.ts';
import { createSearch } from './search.ts';

describe('a search up to the next chance', () => {
  describeSearch(({ rules, evaluator }, most) => createSearch('search', rules, evaluator, most));
});
