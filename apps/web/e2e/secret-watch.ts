import type { Page } from 'playwright-core';
import { type Place, readPlaces } from './secret-search.ts';
import { heapStrings } from './table-worker.ts';

/** What a look at the device found, and who was in front. */
interface Look {
  /** Nobody: the curtain. */
  readonly front: string | undefined;
  readonly places: Readonly<Partial<Record<Place | 'heap', string>>>;
  /** The areas of the sheet in front that are painted, in words. */
  readonly painted: readonly string[];
  /** What those heard who do not see the screen. */
  readonly said: readonly string[];
}

export interface Found {
  readonly secret: string;
  readonly of: string;
  readonly front: string | undefined;
  readonly place: string;
}

/** What only belongs to somebody's sheet, turn, spells or words about them: nothing of it is there behind the curtain. */
const OF_A_SHEET = [
  ...['data-area', 'scribble', 'class="sheet', 'travel-words', 'spell-chip', 'hand-drops', 'painted'],
  ...['tamed', 'beaten', 'areas are open', 'from the next round', 'Enter ends colouring'],
];

/**
 * Looks at a table of Colour Kingdoms again and again. What was secret is known when a round is revealed; then all looks
 * of that round are searched for it, but for those of whose it is.
 */
export class SecretWatch {
  readonly found: Found[] = [];
  /** How often a look was searched for the secrets of one seat. */
  searched = 0;
  /** Those of whom there was something to search for. */
  readonly secretive = new Set<string>();
  readonly #page: Page;
  readonly #names: readonly string[];
  /** All that everybody may know: the steps of rounds that are over. */
  readonly #known: string[];
  readonly #revealed: string[] = [];
  #looks: Look[] = [];
  #screen = '';

  constructor(page: Page, names: readonly string[], record: string) {
    this.#page = page;
    this.#names = names;
    this.#known = [record];
  }

  /** A step of a turn that everybody may know by now. */
  get revealedStep(): string | undefined {
    return this.#revealed[0];
  }

  /** Looks around; not again where nothing has changed on the screen. */
  async look(hasHeap = false): Promise<void> {
    await this.judge();
    const screen = await this.#page.content();
    if (screen === this.#screen && !hasHeap) return;
    this.#screen = screen;
    const look = await lookAt(this.#page, hasHeap);
    // A look in the middle of a reveal belongs to no round.
    if (!(await this.judge())) this.#looks.push(look);
  }

  /** Searches the looks of a round that was revealed meanwhile; tells whether one was. */
  async judge(): Promise<boolean> {
    const steps = (await revealedSteps(this.#page)).slice(this.#revealed.length);
    if (steps.length === 0) return false;
    for (const [seat, name] of this.#names.entries()) {
      const secrets = secretsOf(seat, name, this.#looks, steps, this.#known.join());
      if (secrets.length > 0) this.secretive.add(name);
      for (const look of this.#looks) if (look.front !== name) this.#search(look, name, secrets);
    }
    this.#known.push(...steps);
    this.#revealed.push(...steps);
    this.#looks = [];
    return true;
  }

  #search({ front, places }: Look, of: string, secrets: readonly string[]): void {
    this.searched++;
    for (const [place, text] of Object.entries(places)) {
      for (const secret of secrets) if (text.includes(secret)) this.found.push({ secret, of, front, place });
    }
  }
}

async function lookAt(page: Page, hasHeap: boolean, retakes = 5): Promise<Look> {
  const before = await shownBy(page);
  const read = await readPlaces(page);
  const places = hasHeap ? { ...read, heap: await heapStrings(page) } : read;
  const after = await shownBy(page);
  // Somebody may have come or gone meanwhile: then nobody knows whose look it was.
  const isDrawn = read.document.includes('class="curtain');
  const isSteady = before.front === after.front && before.isCurtain === isDrawn && isDrawn === after.isCurtain;
  const seen = `${read.document}\n${read.accessibility}\n${read.title}`;
  const own = isDrawn ? OF_A_SHEET.filter((word) => seen.includes(word)) : [];
  if (isSteady && own.length === 0) return { ...after, places };
  if (retakes === 0) throw new Error(`behind the curtain there is ${own.join(', ')}`);
  return lookAt(page, hasHeap, retakes - 1);
}

function shownBy(page: Page): Promise<Omit<Look, 'places'> & { readonly isCurtain: boolean }> {
  return page.evaluate(() => {
    const isCurtain = document.querySelector('.curtain') !== null;
    const titles = [...document.querySelectorAll('.colours-main .area-hit title')].map((title) => title.textContent);
    return {
      isCurtain,
      front: isCurtain ? undefined : document.querySelector('.head-who .name')?.textContent,
      painted: titles.filter((title) => title.includes('painted')),
      said: [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent),
    };
  });
}

/** The hidden turns of rounds that everybody may know, as the device keeps them: `1> paint g5`. */
function revealedSteps(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open('crownhold'));
    const rows = await answer<{ opened?: { steps: string[] } }[]>(
      database.transaction('rows').objectStore('rows').getAll(),
    );
    database.close();
    return rows.flatMap(({ opened }) => opened?.steps ?? []);
  });
}

/** Steps that are public at once, or everybody's. */
const OPEN_STEP = /^(?:take|done|reveal)/;

/** What belongs to one seat alone: its steps of the round, the areas that it painted, what was said of them. */
function secretsOf(
  seat: number,
  name: string,
  looks: readonly Look[],
  steps: readonly string[],
  known: string,
): readonly string[] {
  const isOwn = (step: string) => step.startsWith(`${seat}> `);
  const others = steps.filter((step) => !isOwn(step)).map(bare);
  const hidden = steps
    .filter(isOwn)
    .map(bare)
    .filter((step) => !OPEN_STEP.test(step) && !others.includes(step) && !known.includes(step));
  const mine = looks.filter(({ front }) => front === name);
  const [first, last] = [mine[0], mine.at(-1)];
  if (!first || !last) return hidden;
  const theirs = looks.filter(({ front }) => front !== name);
  const before = looks.slice(0, looks.indexOf(first));
  const painted = new Set([...first.painted, ...theirs.flatMap((look) => look.painted)]);
  const said = new Set([...before, ...theirs.filter(({ front }) => front !== undefined)].flatMap((look) => look.said));
  return [
    ...hidden,
    ...last.painted.filter((area) => !painted.has(area)),
    ...last.said.filter((line) => !said.has(line) && line.includes('painted')),
  ];
}

function bare(step: string): string {
  return step.replace(/^\d> /, '');
}
