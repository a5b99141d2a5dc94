import { describeStore } from '../../test/store-contract.ts';
import { MemoryStore } from './memory-store.ts';

describeStore('memory', async () => new MemoryStore());
