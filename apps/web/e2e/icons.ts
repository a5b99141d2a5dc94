// Draws the icons of the installed page anew from its one drawing. Usage: npm run icons
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '../public');
/** The paper of the drawing: systems cut a maskable icon to a shape of their own, so it needs paper up to the edge. */
const PAPER = '#f6eedd';
/** Only the middle four fifths of a maskable icon are sure to be seen. */
const SAFE = 0.74;

const ICONS = [
  { name: 'icon-192.png', side: 192, isMaskable: false },
  { name: 'icon-512.png', side: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', side: 512, isMaskable: true },
] as const;

const drawing = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(PUBLIC, 'icon.svg'), 'utf8'))}`;
const { CHROMIUM: executablePath = '', CHROMIUM_FLAGS: flags = '' } = process.env;
const browser = await chromium.launch({ executablePath, args: flags.split(' ') });
try {
  for (const { name, side, isMaskable } of ICONS) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const size = Math.round(isMaskable ? side * SAFE : side);
    const style = `margin:0;display:grid;place-items:center;height:100vh;background:${isMaskable ? PAPER : 'none'}`;
    await page.setContent(`<body style="${style}"><img width="${size}" height="${size}" src="${drawing}">`);
    await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
    await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
    await page.close();
    process.stdout.write(`${name}\n`);
  }
} finally {
  await browser.close();
}
