import { createTranslator, type Language, pickLanguage, type Translate } from '@crownhold/i18n';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { localiseHead } from './page-head.ts';
import { settings } from './settings.ts';
import { type LazyTexts, TEXTS } from './texts.ts';

const preferred = signal<readonly string[]>([]);
const spoken = signal<Translate>(createTranslator('en', []));

/** Says a message in the language of the moment: `t.value('web-undo')`. */
export const t: ReadonlySignal<Translate> = spoken;

/** Speaks with these texts from now on; for pages that are drawn without a browser. */
export function speakWith(translate: Translate): void {
  spoken.value = translate;
}

const wanted: ReadonlySignal<Language> = computed(() => {
  const { language } = settings.value;
  return language === 'auto' ? pickLanguage(preferred.value) : language;
});

/** Resolves when the first language can be spoken; from then on follows the settings and the browser. */
export async function startLanguage(): Promise<void> {
  // A link may ask for a language; what somebody has chosen on this device comes first all the same.
  const asked = new URLSearchParams(location.search).getAll('lang');
  const follow = () => {
    preferred.value = [...asked, ...navigator.languages];
  };
  follow();
  addEventListener('languagechange', follow);
  await speak(wanted.value);
  effect(() => localiseHead(spoken.value));
  effect(() => {
    const language = wanted.value;
    // A language that does not load leaves the one that is spoken.
    if (language !== spoken.peek().language) speak(language).catch(() => undefined);
  });
}

/** The areas loaded so far. */
const loaded = new Set<LazyTexts>();

/** Resolves when the texts of one more area can be said too; from then on they follow the language. */
export async function speakAlso(texts: LazyTexts): Promise<void> {
  if (loaded.has(texts)) return;
  await texts[wanted.peek()]();
  loaded.add(texts);
  await speak(wanted.peek());
}

async function speak(language: Language): Promise<void> {
  const [texts, more] = await Promise.all([
    TEXTS[language](),
    Promise.all([...loaded].map((area) => area[language]())),
  ]);
  // Somebody may have chosen another one meanwhile.
  if (wanted.peek() !== language) return;
  spoken.value = createTranslator(language, [...texts, ...more.flat()]);
}
