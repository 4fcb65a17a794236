import type { Page } from 'playwright-core';

/** Names of the fonts that the page asks for from now on, in their order. */
export function watchFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(new URL(request.url()).pathname.replace(/^.*\/([\w-]+)\..*$/, '$1'));
    }
  });
  return fonts;
}
