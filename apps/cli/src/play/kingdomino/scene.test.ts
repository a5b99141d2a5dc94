import { isComplete } from '@crownhold/core';
import { DOMINOES, kingdomino, type Options, type State } from '@crownhold/games/kingdomino';
import { citedRefusal, LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { KingdominoInput } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { KEY, openSession, viewOf } from '../../../test/session.ts';
import { withPlainSpaces } from '../../plain-text.ts';
import { textWidth } from '../../text-width.ts';
import { KINGDOMINO_GLYPHS } from './glyphs.ts';
import { kingdominoBoard } from './index.ts';

const CHAIRS = ['Александра Великая', 'Константин', '漢字漢字漢字漢字', 'Bo'].map((name) => ({ name }));
const GAMES: readonly Partial<Options>[] = [
  { seats: 2 },
  { seats: 3, variants: ['harmony'] },
  { seats: 4, variants: ['dynasty', 'middle-kingdom', 'harmony'] },
  { seats: 2, variants: ['mighty-duel', 'middle-kingdom', 'harmony'] },
];
const SIZES = [
  [60, 20],
  [80, 24],
] as const;

function begin(language: Language, options: Partial<Options>) {
  const opened = openSession(language);
  const given = kingdomino.parseOptions(options) as Options;
  const chairs = CHAIRS.slice(0, given.seats);
  opened.begin(kingdominoBoard, given, chairs, 7);
  const state = () => {
    const { mode } = opened.session.snapshot;
    return (mode.kind === 'turn' ? mode.turn.input.draft.state : viewOf(opened.session)) as unknown as State;
  };
  return { ...opened, state };
}

/** The halves of a domino as a line shows it. */
function dominoText(number: number): string {
  const { terrain } = KINGDOMINO_GLYPHS.ascii;
  const halves = DOMINOES[number - 1]!.halves.map((half) => ` ${terrain[half.terrain]}${half.crowns || ' '}`);
  return `${String(number).padStart(2)} ${halves.join('')}`.trimEnd();
}

const LANGUAGE_GAMES = LANGUAGES.flatMap((language) => GAMES.map((options) => [language, options] as const));

describe('a small window', { timeout: 60_000 }, () => {
  it.each(LANGUAGE_GAMES)('shows lines, everybody, what is asked and the keys in %s, %j', (language, options) => {
    const { session, state, screen, press } = begin(language, options);
    const t = translatorFor(language);
    for (let i = 0; i < 90 && session.snapshot.mode.kind === 'turn'; i++) {
      // Far off where nothing may lie there is most to be said.
      if (i % 7 === 3) press(KEY.up + KEY.up + KEY.right);
      for (const [width, height] of SIZES) {
        const now = state();
        const text = screen(width, height);
        for (const line of text.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(width);
        for (const number of [...now.line, ...now.next].filter((each) => each > 0 && each <= 48)) {
          expect(text).toContain(dominoText(number));
        }
        for (const seat of CHAIRS.slice(0, now.seats).keys()) {
          expect(text).toContain(`K${seat + 1} ${[...CHAIRS[seat]!.name].slice(0, 2).join('')}`);
        }
        expect(text).toContain(t('play-turn-of', { name: CHAIRS[session.snapshot.mode.seat]!.name }).slice(0, 12));
        // What may not be is told whole, if need be instead of the last keys.
        const input = session.snapshot.mode.turn.input as KingdominoInput;
        const prompt = isComplete(kingdomino, input.draft)
          ? undefined
          : kingdominoBoard.prompt({ input, focus: undefined }, t);
        const refusal = prompt?.refusal;
        const answer = refusal && citedRefusal(t, refusal).replaceAll(/\s+/g, ' ');
        if (answer) expect(text.replaceAll(/\s+/g, ' ')).toContain(answer);
        if (height > 20 || !answer) expect(text).toMatch(/\bQ\b/);
      }
      press(i % 7 === 3 ? `${KEY.tab}${KEY.enter}` : KEY.enter);
    }
  });

  it.each(LANGUAGE_GAMES)('shows the whole result in %s, %j', (language, options) => {
    const { session, screen, press, state } = begin(language, options);
    const t = translatorFor(language);
    for (let i = 0; i < 400 && session.snapshot.mode.kind === 'turn'; i++) press(KEY.enter);
    expect(['over', 'pause']).toContain(session.snapshot.mode.kind);
    const { seats } = state();
    for (const [width, height] of SIZES) {
      const lines = screen(width, height).split('\n');
      const total = lines.findIndex((line) => line.trim().startsWith(t('play-colours-total')));
      const points = Array.from({ length: seats }, (_, seat) =>
        withPlainSpaces(t('play-score', { points: kingdomino.score(state(), seat) })),
      );
      expect(lines[total]!.split(/ {2,}/).slice(1)).toEqual(points);
      // Nothing is written over the numbers, and the keys stand below them.
      const keys = lines.findIndex((line) => line.trim().startsWith('N'));
      expect(keys).toBeGreaterThan(total + (seats > 2 && state().phase === 'over' ? 1 : 0));
      expect(lines.slice(keys).join(' ')).toMatch(/\bQ\b/);
    }
  });
});
