import { botsFor, FIRST_OPPONENT } from '@crownhold/bots';
import { type GameOptions, isRefusal, type Refusal } from '@crownhold/core';
import { citedRefusal, type Translate, wordsText } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import { widest } from '../text-width.ts';
import type { AnyBoard, Look, Rules } from './board.ts';
import { Canvas } from './canvas.ts';
import { wrapKeys } from './footer.ts';
import { GLYPHS } from './glyphs.ts';
import type { ShownGame } from './shown-game.ts';

/** What is asked before a game. */
export interface Menu {
  /** The games there are to choose from. */
  readonly boards: readonly AnyBoard[];
  readonly board: AnyBoard;
  readonly people: number;
  readonly bots: number;
  readonly level: string;
  /** The value of each choice of the game. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The row that the arrows change. */
  readonly row: number;
}

/** One person against a friendly bot, in the first of the games. */
export function createMenu(boards: readonly AnyBoard[]): Menu {
  return withBoard({ boards, board: boards[0]!, people: 1, bots: 1, level: '', chosen: {}, row: 0 }, boards[0]!);
}

/** The menu after an arrow key. */
export function moveMenu(menu: Menu, key: string): Menu {
  const rows = rowsOf(menu);
  if (key === 'up') return { ...menu, row: (menu.row + rows.length - 1) % rows.length };
  if (key === 'down') return { ...menu, row: (menu.row + 1) % rows.length };
  return rows[menu.row]!.change(key === 'right' ? 1 : -1);
}

/** The options of the game that the menu describes, or why there is no such game. */
export function menuOptions({ board, people, bots, chosen }: Menu): GameOptions | Refusal {
  return board.game.parseOptions({ seats: people + bots, ...board.options(chosen) });
}

/** The rules of the game that is played, else of the one that the menu shows. */
export function rulesFor(menu: Menu, shown: ShownGame | undefined, t: Translate): Rules {
  if (shown) {
    const { options, proof } = shown.session.table;
    const { title, texts } = shown.board.rules(options, t);
    return { title, texts: proof ? [...texts.slice(0, -1), `${texts.at(-1)}\n\n${fourWords(proof.words, t)}`] : texts };
  }
  const options = menuOptions(menu);
  // Seats that the game does not allow do not change its rules.
  return menu.board.rules(isRefusal(options) ? possibleOptions(menu) : options, t);
}

function fourWords(numbers: readonly number[], t: Translate): string {
  return t('verify-words', { words: wordsText(t, numbers) });
}

function possibleOptions({ board, chosen }: Menu): GameOptions {
  const { seats } = board.game;
  const choices = [board.options(chosen), {}].map((given) => board.game.parseOptions({ seats: seats.max, ...given }));
  const options = choices.find((each) => !isRefusal(each));
  if (!options || isRefusal(options)) throw new Error(`${board.game.id} has no options`);
  return options;
}

export function drawMenu(
  width: number,
  height: number,
  menu: Menu,
  { t, charset }: Look,
  hasLastGame: boolean,
  message: string,
): Canvas {
  const canvas = new Canvas(width, height);
  const glyphs = GLYPHS[charset];
  const rows = rowsOf(menu);
  const labelWidth = widest(rows.map(({ label }) => label(t)));
  const title = hasGameRow(menu) ? t('play-menu-title') : t('game', { game: menu.board.game.id });
  canvas.write(2, 1, `${glyphs.castle} ${title}`, 'bold');
  let y = 3;
  for (const [i, { label, value, about }] of rows.entries()) {
    const isHere = i === menu.row;
    if (isHere) canvas.write(2, y, glyphs.pointer, 'bold');
    const style = isHere ? 'bold' : undefined;
    canvas.write(4, y, label(t), style);
    const valueAt = 4 + labelWidth + 2;
    y += canvas.paragraph(valueAt, y, width - valueAt - 1, value(t), style);
    if (about) y += canvas.paragraph(6, y, width - 8, about(t), 'dim');
  }
  y++;
  for (const line of wrapKeys(t('play-menu-keys'), width - 4)) canvas.write(2, y++, line, 'dim');
  if (hasLastGame) y += canvas.paragraph(2, y, width - 4, t('play-menu-continue'));
  const options = menuOptions(menu);
  const trouble = message || (isRefusal(options) ? citedRefusal(t, options, plainText) : '');
  if (trouble) canvas.paragraph(2, y + 1, width - 4, trouble, 'alert');
  return canvas;
}

interface Row {
  label(t: Translate): string;
  value(t: Translate): string;
  /** What there is to know of the value. */
  about?(t: Translate): string;
  /** The menu with the next or the previous value in this row. */
  change(step: 1 | -1): Menu;
}

function rowsOf(menu: Menu): readonly Row[] {
  const { boards, board, people, bots, level, chosen } = menu;
  const levels = levelsOf(board);
  return [
    ...(hasGameRow(menu)
      ? [
          {
            label: (t: Translate) => t('play-menu-game'),
            value: (t: Translate) => t('game', { game: board.game.id }),
            change: (step: number) => withBoard(menu, neighbour(boards, board, step)),
          },
        ]
      : []),
    {
      label: (t) => t('play-menu-people'),
      value: () => String(people),
      change: (step) => withPeople(menu, people + step),
    },
    {
      label: (t) => t('play-menu-bots'),
      value: () => String(bots),
      change: (step) => withBots(menu, bots + step),
    },
    {
      label: (t) => t('play-menu-level'),
      value: (t) => t('bot-level', { number: levels.indexOf(level) + 1, bot: level }),
      about: (t) => t('bot-about', { bot: level }),
      change: (step) => ({ ...menu, level: neighbour(levels, level, step) }),
    },
    ...board.choices.map(
      ({ id, values, label, text }): Row => ({
        label,
        value: (t) => text(chosen[id]!, t),
        change: (step) => ({ ...menu, chosen: { ...chosen, [id]: neighbour(values, chosen[id]!, step) } }),
      }),
    ),
  ];
}

function hasGameRow({ boards }: Menu): boolean {
  return boards.length > 1;
}

function withBoard(menu: Menu, board: AnyBoard): Menu {
  const levels = levelsOf(board);
  const level = [menu.level, FIRST_OPPONENT].find((id) => levels.includes(id)) ?? levels.at(-1)!;
  const chosen = Object.fromEntries(board.choices.map(({ id, values }) => [id, values[0]!]));
  return withPeople({ ...menu, board, level, chosen }, menu.people);
}

function withPeople(menu: Menu, people: number): Menu {
  const { min, max } = menu.board.game.seats;
  const fewer = between(0, people, max);
  // Where the number of seats is fixed, whoever is no person is a bot.
  return { ...menu, people: fewer, bots: min === max ? max - fewer : between(0, menu.bots, max) };
}

function withBots(menu: Menu, bots: number): Menu {
  const { min, max } = menu.board.game.seats;
  const fewer = between(0, bots, max);
  return { ...menu, bots: fewer, people: min === max ? max - fewer : menu.people };
}

function levelsOf({ game }: AnyBoard): readonly string[] {
  return botsFor(game).map(({ id }) => id);
}

function neighbour<T>(values: readonly T[], value: T, step: number): T {
  return values[(values.indexOf(value) + step + values.length) % values.length]!;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
