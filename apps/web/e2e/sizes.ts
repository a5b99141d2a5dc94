// Prints what the first screen, a table, each of the other games and a table at a server make a browser load. Usage: npm run sizes
import process from 'node:process';
import { LANGUAGES } from '@crownhold/i18n';
import { friendsWeightProblems, weighFriends } from './friends-weight.ts';
import { type OwnPart, ownPart, requestsOf } from './game-weight.ts';
import { openHarness } from './harness.ts';
import { type Weight, weighPage } from './weight.ts';
import { formatKib, ownPartProblems, weightProblems } from './weight-limit.ts';

const harness = await openHarness();
try {
  for (const language of LANGUAGES) {
    const weights = await weighPage(harness.open, language);
    printWeight(`${language}: first screen`, weights.first);
    printWeight(`${language}: table, on top`, weights.table);
    report(weightProblems(weights));
  }
  // As the tests count it: the languages differ by their texts alone.
  const kingdomino = await requestsOf(harness.open, 'kingdomino', 'ru');
  const duel = await requestsOf(harness.open, 'duel', 'ru');
  const colours = await requestsOf(harness.open, 'colours', 'ru');
  printOwnPart('duel', ownPart(duel, kingdomino));
  printOwnPart('colours', ownPart(colours, new Set([...kingdomino, ...duel])));
  const friends = await weighFriends(harness.open, kingdomino);
  printWeight('a table at a server, on top of one on the device', friends.part);
  report(friendsWeightProblems(friends));
} finally {
  await harness.close();
}

function printWeight(title: string, { bytes, scriptBytes, files }: Weight): void {
  process.stdout.write(`${title}: ${formatKib(bytes)}, of it script ${formatKib(scriptBytes)}\n`);
  for (const { name, bytes } of files) process.stdout.write(`  ${formatKib(bytes).padStart(10)}  ${name}\n`);
}

/** The part of one game: what the page runs has the promised limit; workers have copies of the rules; the physics is apart. */
function printOwnPart(game: 'duel' | 'colours', part: OwnPart): void {
  printWeight(`${game}: its own part of the page`, part.page);
  printWeight(`${game}: copies in workers, on top`, part.workers);
  if (part.physics.bytes > 0) printWeight(`${game}: physics, when dice are thrown on the device`, part.physics);
  report(ownPartProblems(game, part));
}

function report(problems: readonly string[]): void {
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
