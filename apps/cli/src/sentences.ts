import type { Refusal } from '@crownhold/core';
import { plainText } from './plain-text.ts';

/** A sentence for every code of a refusal; `{name}` stands for an argument of it. */
export const SENTENCES: Readonly<Record<string, string>> = {
  // Records and steps
  'not-json': 'This is not JSON',
  'not-an-object': 'A record is a JSON object, and this is something else',
  'not-a-record': 'This is no game record: its "format" should be "{format}"',
  'unknown-version': 'Only version {version} of the record format is known here',
  'missing-field': 'The record lacks its "{field}"',
  'unknown-field': 'The record has a field "{field}", which no record has',
  'bad-field': 'The field "{field}" holds something of the wrong kind',
  'unknown-game': 'There is no game "{game}" here; there is {known}',
  'unknown-rules-version': 'It was played by version {rulesVersion} of the rules, which is not known here',
  'after-the-end': 'The game is over before this step',
  'no-such-actor': 'Several may act here, so the step must begin with the seat of one of them, like "1> "',
  unreadable: 'This is no move of the game',
  'turn-complete': 'The turn is complete and takes no more steps',

  // Options
  'options-not-an-object': 'The options are no JSON object',
  'unknown-option': 'The game has no option "{option}"',
  'bad-seats': 'The game is for {min} to {max} players',
  'variants-not-a-list': 'The variants are no list',
  'unknown-variant': 'The game has no variant "{variant}", only {known}',
  'variant-twice': 'The variant "{variant}" is named twice',
  'mighty-duel-seats': 'The Mighty Duel is for 2 players, not for {seats}',
  'unknown-tiebreak': 'The game has no tie-break "{tiebreak}", only {known}',

  // Kingdomino
  'game-over': 'The game is over',
  'not-your-turn': 'It is the turn of somebody else',
  'wrong-step': 'This is not the time for it: the next step is "{expected}"',
  'no-such-domino': 'There is no domino {domino}; they go from 1 to 48',
  'already-drawn': 'Domino {domino} has been drawn before',
  'no-such-seat': 'Nobody sits at seat {seat}',
  'no-king-left': 'Every king of seat {seat} has been drawn already',
  'not-in-line': 'Domino {domino} does not lie in the line',
  taken: 'On domino {domino} stands a king of seat {seat} already',
  'must-place': 'Domino {domino} fits into the kingdom, so it must be placed',
  'outside-grid': 'With the square {x},{y} the kingdom would not fit in {size}x{size} squares',
  occupied: 'The square {x},{y} is taken already',
  'not-side-by-side': 'The two halves must lie on squares that share a side',
  'no-match':
    'Neither half touches the castle or its own terrain: no {first} beside the first, no {second} beside the second',
  'halves-exchanged': 'The halves are alike, so the smaller square is named first',

  // A kingdom copied from a table
  'no-castle': 'There is no castle: one square must be C',
  'second-castle': 'There are {count} castles, and a kingdom has one',
  'unreadable-square':
    '"{text}" is no square: write the initial of its terrain and its crowns (w, f1, m3), C for the castle, . for nothing',
  'too-large': 'The kingdom measures {width}x{height} squares and must fit in {size}x{size}',
  'odd-squares': 'Dominoes cover an even number of squares, and besides the castle there is an odd one: {squares}',
  'too-many-squares': 'The box has only {inBox} squares of {terrain} with {crowns} crown(s), and here are more',
  'not-connected': 'The square {x},{y} is cut off: no squares join it to the castle',
  'bad-kingdom': 'A kingdom in JSON is an object with either "kingdom" (its rows) or "squares", and perhaps "variants"',
  'bad-rows': 'The "kingdom" must be a list of rows, each a text like "w1 C f"',
  'bad-squares': 'The "squares" must be a list of objects with "x", "y", "terrain" and "crowns"',
  'bad-square': 'The "{field}" of square {index} must be {wanted}',
  'variants-differ': 'Kingdoms of one game are played with the same variants, and these name different ones',
  'single-games-only': 'A dynasty is three games: score the kingdoms of one game at a time and add the points up',

  // The world
  'no-such-file': 'The file {file} does not exist',
  'file-is-folder': 'Here should be a file, and {file} is a folder',
  'file-forbidden': 'You have no permission for {file}',
  'file-in-path': 'On the way to {file} lies a file where a folder should be',
  'disk-full': 'The disk is full',
  'file-trouble': 'That did not work: {problem}',
};

/** What a refusal says in English. */
export function sentenceOf({ code, args }: Refusal): string {
  const sentence = SENTENCES[code] ?? code;
  return `${sentence.replace(/\{(\w+)\}/g, (_, name: string) => plainText(String(args[name])))}.`;
}

/** The same with the number of the rule, to look it up. */
export function citedSentence(refusal: Refusal): string {
  return `${sentenceOf(refusal).slice(0, -1)} (rule ${refusal.rule}).`;
}
