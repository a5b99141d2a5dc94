import { expect, it } from 'vitest';
import { friendsWeightProblems, weighFriends } from './friends-weight.ts';
import { requestsOf } from './game-weight.ts';
import { useHarness } from './test-harness.ts';

const { open } = useHarness();

it('a table at the server adds little to a table of this device, no physics, and nothing to the first screen', async () => {
  const weight = await weighFriends(open, await requestsOf(open, 'kingdomino', 'ru'));
  expect(weight.part.files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/online.*\.js$/));
  expect(friendsWeightProblems(weight)).toEqual([]);
});
