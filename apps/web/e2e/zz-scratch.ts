import process from 'node:process';
import { openHarness } from './harness.ts';
import { COLOURS_BY_TAPS, playColoursOn } from './colours-person.ts';
import { settle, wordsOf } from './steps.ts';
const harness = await openHarness();
const [w, h, lang, theme] = [Number(process.argv[2] ?? 360), Number(process.argv[3] ?? 740), process.argv[4] ?? 'ru', (process.argv[5] ?? 'light') as 'light'];
try {
  const opened = await harness.open({ width: w, height: h, language: lang, theme, seed: 11, reducedMotion: true, route: '/new/colours', scale: 1.5 });
  const { page } = opened;
  page.setDefaultTimeout(15000);
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 500)));
  await settle(page);
  let shots = 0;
  const shot = async (name: string) => { await page.screenshot({ path: `/tmp/cf/${name}-${w}-${theme}.png` }); shots++; };
  await shot('new');
  const t = await wordsOf(page);
  await page.getByRole('button', { name: t('web-start') }).press('Enter');
  await page.waitForURL(/#\/table\//);
  await settle(page);
  let n = 0;
  try {
  await playColoursOn(page, COLOURS_BY_TAPS, async () => { n++; if (n < 26 || n % 25 === 0) await shot(`s${String(n).padStart(3, '0')}`); return n > Number(process.argv[6] ?? 1500); });
  } catch (e) { console.log(String(e).slice(0, 600)); }
  await page.waitForTimeout(300);
  await shot('last');
  console.log('steps', n, 'problems', opened.problems().slice(0, 5));
} finally { await harness.close(); }
