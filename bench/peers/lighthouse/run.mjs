// Measures a page once, with the settings of a mobile phone, and prints one line of JSON.
// Usage: CHROMIUM=… CHROMIUM_FLAGS=… node run.mjs ADDRESS [BUTTON]
// With a button: presses it first and measures the address that it leads to.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const METRICS = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockedMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
  bytes: 'total-byte-weight',
};

const [address, button] = process.argv.slice(2);
const { CHROMIUM, CHROMIUM_FLAGS = '' } = process.env;
const chrome = await launch({
  chromePath: CHROMIUM,
  chromeFlags: [...CHROMIUM_FLAGS.split(' '), '--lang=en'],
  logLevel: 'error',
});
try {
  const target = button === undefined ? address : await press(button);
  const { lhr } = await lighthouse(target, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const duties = Object.values(lhr.categories).filter(({ id }) => id !== 'performance');
  const failed = duties
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => lhr.audits[id].title);
  const versions = { lighthouse: lhr.lighthouseVersion, browser: lhr.environment.hostUserAgent };
  const measured = { scores: Object.fromEntries(scores), metrics: Object.fromEntries(metrics), failed, versions };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
} finally {
  chrome.kill();
}

async function press(selector) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator(selector).click();
  await page.waitForFunction((before) => location.href !== before, {}, address);
  const target = page.url();
  await page.close();
  await browser.disconnect();
  return target;
}
