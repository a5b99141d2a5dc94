import { expect, it } from 'vitest';
import { type Command, PendingCommands } from './pending-commands.ts';

it('a command that the server could not take is sent again, the very same, until it is accepted', async () => {
  const sent: Command[] = [];
  const commands = new PendingCommands((command) => sent.push(command), 1);
  const command = { commandId: 'one', turn: 'take 5' };
  commands.send(command);
  expect(commands.settle('one', { kind: 'refused', code: 'unavailable' })).toBeUndefined();
  await expect.poll(() => sent).toEqual([command, command]);
  expect(commands.settle('one', { kind: 'accepted' })).toBeGreaterThanOrEqual(0);
  expect(commands.settle('one', { kind: 'accepted' })).toBeUndefined();
});

it('one that is refused for anything else is a bug', () => {
  const commands = new PendingCommands(() => {});
  commands.send({ commandId: 'one' });
  expect(() => commands.settle('one', { kind: 'refused', code: 'illegal' })).toThrow('illegal');
});
