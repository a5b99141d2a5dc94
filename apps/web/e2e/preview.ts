// Draws the picture of link previews anew from the lid of the box. Usage: npm run preview
import { join } from 'node:path';
import process from 'node:process';
import { openHarness } from './harness.ts';
import { settle } from './steps.ts';

const PICTURE = join(import.meta.dirname, '../public/preview.png');
/** As `index.html` says; what most programs cut a preview to. */
const SIZE = { width: 1200, height: 630 } as const;

/** Only the name and the first picture: there are no words on it that a language would change. */
const STYLE = `
  .lid > *, .lid-head > :not(svg, h1), .lid-words, .lid-game:not(:first-child), .update-notice { display: none !important; }
  .lid { width: auto; height: 614px; min-height: 0; margin: 8px; padding: 0; display: flex; align-items: center; justify-content: space-evenly; }
  .lid > .lid-head, .lid > .lid-games { display: grid !important; justify-items: center; }
  .lid-head { row-gap: 24px; }
  .lid-head svg { width: 190px !important; height: 190px !important; }
  .lid-name { font-size: 92px !important; }
  .lid-games, .lid-game { display: block !important; }
  .lid-picture { width: 640px; }
`;

const harness = await openHarness();
try {
  const { page } = await harness.open({ ...SIZE, reducedMotion: true });
  await settle(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, STYLE);
  await page.screenshot({ path: PICTURE });
  process.stdout.write(`${PICTURE}\n`);
} finally {
  await harness.close();
}
