import type { ClientMessage, ServerMessage } from '@crownhold/protocol';
import type { Locator, Page } from 'playwright-core';
import { COLOURS_BY_TAPS, onColours, playColoursOn } from './colours-person.ts';
import { DUEL_BY_TAPS, onDuel, playDuelOn } from './duel-person.ts';
import { says, type Trouble } from './friends-meeting.ts';
import { keptOf, openBotTable } from './friends-room.ts';
import { FriendsWire } from './friends-wire.ts';
import { PHONE } from './harness.ts';
import { BY_TAPS, onTable, playOn } from './person.ts';
import { wordsOf } from './steps.ts';

const OLGA = { ...PHONE, language: 'ru', scale: 1.5 } as const;
const HOUR_MS = 3_600_000;
/** How long pieces are on their way back, and when a picture is taken of them. */
const BACK_MS = 250;
const FRAMES_MS = [0, 60, 125, 190, BACK_MS];

/** A script: once a test says so, whatever ends after so long ends never, so that it can be looked at. */
const LASTING = `{
  const after = setTimeout;
  globalThis.setTimeout = (task, ms, ...rest) => after(task, globalThis.isLasting && ms === ${BACK_MS} ? 1e8 : ms, ...rest);
}`;

/** A turn that is drawn and refused: how somebody comes to it and makes it, and where its pieces lie and belong. */
interface RefusedTurn {
  readonly game: 'kingdomino' | 'duel' | 'colours';
  readonly piece: string;
  play(page: Page, isEnough: () => Promise<boolean>): Promise<void>;
  /** Seen when the turn is asked for. */
  asked(page: Page): Locator;
  make(page: Page): Promise<void>;
  /** Where a piece lay, and where it belongs. */
  readonly from: string;
  readonly to: string;
  /** Which of all that moves is the piece. */
  readonly which?: number;
  /** What stands on the table as long as the turn is drawn. */
  readonly drawn: string;
}

const TURNS: readonly RefusedTurn[] = [
  {
    game: 'kingdomino',
    piece: 'domino',
    play: (page, isEnough) => playOn(page, BY_TAPS, isEnough),
    asked: (page) => onTable(page).targets,
    async make(page) {
      await BY_TAPS.place(page);
      if ((await onTable(page).free.count()) > 0) await BY_TAPS.take(page);
      else await BY_TAPS.goOn(page);
      await BY_TAPS.goOn(page);
    },
    from: '.kingdom > .grid-board',
    to: '[data-current-line] .domino-line',
    drawn: '[data-current-line] .domino-gap .king-in-hand, .domino-place.is-mine',
  },
  {
    game: 'duel',
    piece: 'domino of dice',
    play: (page, isEnough) => playDuelOn(page, DUEL_BY_TAPS, isEnough),
    asked: (page) => page.locator('.duel-hand .hand-die[data-in-hand]'),
    async make(page) {
      await DUEL_BY_TAPS.point(page);
      await onDuel(page).ghost.waitFor();
      await DUEL_BY_TAPS.goOn(page);
    },
    from: '.duel-main',
    to: '.duel-hand .hand-domino',
    drawn: '.duel-main .ghost',
  },
  {
    game: 'colours',
    piece: 'die',
    play: (page, isEnough) => playColoursOn(page, COLOURS_BY_TAPS, isEnough),
    asked: (page) => onColours(page).dice,
    async make(page) {
      await COLOURS_BY_TAPS.take(page);
      const { options, chosen } = onColours(page);
      await options.or(chosen).first().waitFor();
      // A die on a border is asked for its kingdom, a white one for its colour.
      while ((await chosen.count()) === 0) await COLOURS_BY_TAPS.option(page);
      await COLOURS_BY_TAPS.goOn(page);
    },
    from: '.seat-chip[data-seat="0"]',
    to: '.colours-strip.is-dice',
    drawn: '.seat-chip[data-seat="0"] .seat-kingdom',
  },
  {
    game: 'colours',
    piece: 'area',
    play: (page, isEnough) => playColoursOn(page, COLOURS_BY_TAPS, isEnough),
    asked: (page) => page.locator('.hand-drops'),
    async make(page) {
      for (let taps = 0; taps < 4 && (await onColours(page).targets.count()) > 0; taps++) {
        await COLOURS_BY_TAPS.colour(page);
      }
      await COLOURS_BY_TAPS.goOn(page);
    },
    from: '.colours-main',
    to: '.hand-drops',
    // The crayon of the area fades before it.
    which: 1,
    drawn: '.hand-drops .is-pale',
  },
];

export const REFUSALS: readonly Trouble[] = TURNS.map((turn) => ({
  name: `a turn of ${turn.game} is refused after it was drawn: its ${turn.piece} goes back the way it came`,
  async show(room, draw) {
    const wire = new FriendsWire();
    const page = await room.person({ ...OLGA, before: LASTING }, '/', (context) => wire.attach(context));
    await openBotTable(page, { game: turn.game, name: 'Оля', turnMs: HOUR_MS });
    const t = await wordsOf(page);
    await turn.play(
      page,
      async () => (await turn.asked(page).count()) > 0 && (await page.locator('.travel-cover').count()) === 0,
    );
    wire.answer = refuse;
    await page.evaluate(() => Object.assign(globalThis, { isLasting: true }));
    await turn.make(page);
    const layers = page.locator('.travel-layer');
    await layers.first().waitFor({ state: 'attached' });
    await says(page, t('friends-refused', { code: 'too-late' }));
    const shots: Frame[] = [];
    for (const ms of FRAMES_MS) {
      shots.push(await stopAt(page, ms, turn));
      await draw(page, `refused-${turn.game}-${turn.piece.split(' ')[0]}-${String(ms).padStart(3, '0')}`);
    }
    expectTravelled(shots);
    // A tap ends it and does nothing else; all is as it was before the turn, which can be made again.
    await page.touchscreen.tap(180, 330);
    await layers.first().waitFor({ state: 'detached' });
    await turn.asked(page).first().waitFor();
    if ((await page.locator(turn.drawn).count()) > 0) throw new Error('the turn is still on the table');
    await draw(page, `refused-${turn.game}-${turn.piece.split(' ')[0]}`);
    wire.answer = () => undefined;
    await page.evaluate(() => Object.assign(globalThis, { isLasting: false }));
    await turn.make(page);
    await page.locator('.far-notice.is-refused').waitFor({ state: 'detached' });
    while ((await keptOf(page)).commands > 0) await page.locator('.table, .end').first().waitFor();
  },
}));

function refuse(message: ClientMessage): ServerMessage | undefined {
  if (message.kind !== 'submit') return undefined;
  const { table, commandId } = message;
  return { kind: 'answer', table, commandId, answer: { kind: 'refused', code: 'too-late' } };
}

/** Where the piece is. */
interface Frame {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** What it changes besides transforms and opacity. */
  readonly others: readonly string[];
  readonly ms: readonly number[];
}

/** All that moves stands still at a moment. */
function stopAt(page: Page, ms: number, { from, to, which = 0 }: RefusedTurn): Promise<Frame> {
  return page.evaluate(
    async ({ ms, from, to, which }) => {
      const moving = [...document.querySelectorAll('.travel-layer')];
      const animations = moving.flatMap((layer) => layer.getAnimations());
      // Those that hide what is on its way have ended, or will.
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = ms;
      }
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const piece = moving[which]!.getBoundingClientRect();
      const isOn = (selector: string) =>
        [...document.querySelectorAll(selector)].some((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect();
          const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
          return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
        });
      const effects = animations.map(({ effect }) => effect as KeyframeEffect);
      const known = ['translate', 'rotate', 'scale', 'opacity', 'offset', 'easing', 'composite', 'computedOffset'];
      return {
        isAtStart: isOn(from),
        isAtEnd: isOn(to),
        others: effects.flatMap((effect) =>
          effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !known.includes(key))),
        ),
        ms: effects.map((effect) => Number(effect.getComputedTiming().endTime)),
      };
    },
    { ms, from, to, which },
  );
}

function expectTravelled(frames: readonly Frame[]): void {
  const [first, last] = [frames[0]!, frames.at(-1)!];
  const faults = [
    ...(first.isAtStart ? [] : ['it does not begin where it was drawn']),
    ...(first.isAtEnd ? ['it begins where it belongs'] : []),
    ...(last.isAtEnd ? [] : ['it does not come back']),
    ...frames.flatMap(({ others }) => others.map((key) => `it changes ${key}`)),
    ...(frames.every(({ ms }) => ms.length > 0 && ms.every((each) => each === BACK_MS)) ? [] : ['not 250 ms']),
  ];
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: ${JSON.stringify(frames)}`);
}
