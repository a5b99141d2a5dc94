import { LANGUAGES, type Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { renderToString } from 'preact-render-to-string';
import { Announcer } from './src/app/announcer.tsx';
import { speakWith } from './src/app/language.ts';
import { drawStills } from './src/app/still.tsx';
import { SCENES } from './src/games/scenes.ts';
import { HomeScreen } from './src/screens/home.tsx';

/** The first screen as HTML in every language, as the script renders it on a device that has kept nothing. */
export function drawFirstScreens(): ReadonlyMap<Language, string> {
  drawStills((name) => {
    const Scene = SCENES[name];
    return Scene ? renderToString(<Scene />) : '';
  });
  return new Map(LANGUAGES.map((language) => [language, drawIn(language)]));
}

function drawIn(language: Language): string {
  speakWith(translatorFor(language));
  return renderToString(
    <>
      <HomeScreen />
      <Announcer />
    </>,
  );
}
