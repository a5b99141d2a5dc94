/** Addresses of the first screen, with the sheet of a game or without. */
const FIRST = /^(?:#?|#\/(?:game\/.*)?)$/;
const DRAWN = /<div id="app">([\s\S]*)<\/div>(?=<!--\/first-screen-->)/;

/** Where the first screen waits, unseen, while another is shown. */
export const WAITING = 'first-screen';

/**
 * The page as it opens at an address. The first screen that the build has drawn into it is seen at its own addresses only;
 * elsewhere its pictures wait until somebody goes there.
 */
export function pageAt(html: string, hash: string): string {
  if (FIRST.test(hash)) return html;
  return html.replace(DRAWN, (_, drawn: string) => `<template id="${WAITING}">${drawn}</template><div id="app"></div>`);
}
