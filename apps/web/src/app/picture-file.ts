const SVG = 'http://www.w3.org/2000/svg';
const TYPE = 'image/png';
const LETTERS_MS = 250;

/** Whether this device can hand a picture on to other programs. */
export function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'picture.png', { type: TYPE })] }) === true;
}

/** Hands the picture on, or gives it as a file where that cannot be. */
export async function givePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const file = new File([await drawn(svg)], `${name}.png`, { type: TYPE });
  if (!canShare()) {
    download(file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever changes their mind has not failed.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

async function drawn(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width, height);
  const url = URL.createObjectURL(
    new Blob([aloneText(svg, width, height, await letters())], { type: 'image/svg+xml' }),
  );
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d')!;
    // The first drawing makes a picture read its letters, and nothing tells when it has.
    context.drawImage(image, 0, 0, width, height);
    await new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))), TYPE);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The drawing as a file of its own: with the pieces it refers to and the styles of the page. */
function aloneText(svg: SVGSVGElement, width: number, height: number, faces: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const defs = document.createElementNS(SVG, 'defs');
  for (const id of referredIds(svg)) {
    const piece = document.getElementById(id)?.cloneNode(true);
    if (piece) defs.append(piece);
  }
  const style = document.createElementNS(SVG, 'style');
  style.textContent = faces + pageStyles();
  copy.prepend(style, defs);
  return new XMLSerializer().serializeToString(copy);
}

function referredIds(svg: SVGSVGElement): ReadonlySet<string> {
  const uses = [...svg.querySelectorAll('use')];
  return new Set(uses.map((use) => use.getAttribute('href')?.slice(1) ?? ''));
}

/** The letters of titles, written into the styles: a picture loads nothing. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href }] : [])),
  );
  const texts = faces.map(async ({ rule: { cssText }, base }) => {
    const file = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
    if (file === undefined) return '';
    const bytes = new Uint8Array(await (await fetch(new URL(file, base ?? location.href))).arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return cssText.replace(/src:[^;]*;/, `src: url("data:font/woff2;base64,${data}") format("woff2");`);
  });
  // Letters that do not come are replaced by others; the picture is worth more.
  const loaded = await Promise.allSettled(texts);
  return loaded.map((text) => (text.status === 'fulfilled' ? text.value : '')).join('\n');
}

function pageStyles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map((rule) => rule.cssText)
    .join('\n');
}
