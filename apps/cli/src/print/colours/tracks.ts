import {
  ACHIEVEMENTS,
  type Achievement,
  BLOTS,
  COLOURS,
  MOST_SPELLS,
  mixtureOf,
  SPELL_NAMES,
  speedPoints,
} from '@crownhold/games/colours';
import type { AreaMap, Colour } from '@crownhold/games/colours/map';
import type { Translate } from '@crownhold/i18n';
import { achievementName } from '../../play/colours/achievement.ts';
import { escapeHtml } from '../html.ts';
import { chip, emblem, icon } from './emblem.ts';

const PLACES = [1, 2];

/** The picture of what can be completed. */
export function achievementIcon(achievement: Achievement, t: Translate): string {
  const colour = COLOURS.find((each) => each === achievement);
  return icon(colour ? chip(colour, t, 0, 0, 28).replace('y="6"', 'y="11"') : emblem(achievement));
}

/** Places, spells, tower drops and blots. */
export function tracks(map: AreaMap, t: Translate): string {
  return [
    section(t('print-race'), `<div class="race">${ACHIEVEMENTS.map((name) => raceRow(name, t)).join('')}</div>`),
    section(t('print-spells'), SPELL_NAMES.map((_, spell) => spellRow(spell, t)).join('')),
    section(
      t('print-drops'),
      `<p class="mixtures">${mixtures(t)}</p><div class="drops">${pieces('drop', map.towers.length)}</div>`,
    ),
    section(t('print-blots'), `<div class="blots">${pieces('blot', BLOTS)}</div>`),
  ].join('\n');
}

function section(title: string, content: string): string {
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
}

function raceRow(achievement: Achievement, t: Translate): string {
  const numbers = PLACES.map((place) => speedPoints(ACHIEVEMENTS.indexOf(achievement), place));
  const cells = numbers.map((number) => `<span class="number">${number}</span>`).join('');
  const name = escapeHtml(achievementName(achievement, t));
  return `<div class="row">${achievementIcon(achievement, t)}<span class="what">${name}</span>${cells}</div>`;
}

/** [C8] A first cell and one for each area of the spell. */
function spellRow(spell: number, t: Translate): string {
  const name = SPELL_NAMES[spell]!;
  const star = icon(`${emblem('spell')}<text class="dark" y="10">${spell + 1}</text>`);
  const cells = Array.from({ length: MOST_SPELLS }, (_, i) => `<span class="cell${i === 0 ? ' first' : ''}"></span>`);
  const does = escapeHtml(t(`magic-${name}-does`));
  return `<div class="row">${star}<span class="what">${escapeHtml(t(`magic-${name}`))}</span>${cells.join('')}</div><p class="does">${does}</p>`;
}

/** [C29] What two base colours give. */
function mixtures(t: Translate): string {
  const name = (colour: Colour) => t(`colour-${colour}`);
  const code = (colour: Colour) => COLOURS.indexOf(colour) + 1;
  const pairs = [
    ['red', 'blue'],
    ['blue', 'yellow'],
    ['yellow', 'red'],
  ] as const;
  return pairs
    .map(([one, other]) => `${name(one)} + ${name(other)} = ${name(COLOURS[mixtureOf(code(one), code(other)) - 1]!)}`)
    .map((mixture) => `<span>${escapeHtml(mixture)}</span>`)
    .join(' ');
}

function pieces(id: string, count: number): string {
  const piece = `<svg viewBox="-2 -2 68 68"><use href="#${id}" class="emblem" width="64" height="64"/></svg>`;
  return piece.repeat(count);
}
