import type { ConsoleMessage, Page } from 'playwright-core';

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Everything that an address says apart from which page it is: the ids in its path, the values of its search. */
function readWords(address: string, pathFrom: number): string[] {
  const url = URL.parse(address);
  const parts = url?.pathname.split('/').slice(pathFrom) ?? [];
  return [...parts.map(decode), ...(url?.searchParams.values() ?? [])].filter((word) => word !== '');
}

/**
 * Whether a line of the browser's own says no more than that the address is about nothing: the document's own 404, or
 * the API's no to a question about the very id that stands in the address. Any other answer of 4xx or 5xx is a mistake
 * of the page, which asked for what it should know is not there.
 */
function isAboutAddress(message: ConsoleMessage, page: Page): boolean {
  if (!/^Failed to load resource: .* status of (400|404)/.test(message.text())) {
    return false;
  }
  const asked = message.location().url;
  const ids = readWords(page.url(), 2);
  return asked === page.url() || readWords(asked, 1).some((word) => ids.includes(word));
}

/**
 * Reports script errors, console errors and refused loads of a page, as a visitor's console shows them in red; with the
 * address that a refused load asked for.
 */
export function watchConsole(page: Page, report: (line: string, asked?: string) => void): void {
  page.on('pageerror', (error) => report(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutAddress(message, page)) {
      const { url } = message.location();
      report(`${message.text()} (${url})`, message.text().startsWith('Failed to load resource') ? url : undefined);
    }
  });
}
