import type { ConsoleMessage, Page } from 'playwright-core';

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The ids in a URL's path and the values of its search: everything but which page it is. */
function readWords(address: string, pathFrom: number): string[] {
  const url = URL.parse(address);
  const parts = url?.pathname.split('/').slice(pathFrom) ?? [];
  return [...parts.map(decode), ...(url?.searchParams.values() ?? [])].filter((word) => word !== '');
}

/**
 * Whether a line of the browser only says that the URL names nothing: the document's own 404, or a 400 or 404 of an API
 * call with an id from the URL. Any other 4xx or 5xx is a bug of the page, which should know that the thing does not
 * exist.
 */
function isAboutAddress(message: ConsoleMessage, page: Page): boolean {
  if (!/^Failed to load resource: .* status of (400|404)/.test(message.text())) {
    return false;
  }
  const asked = message.location().url;
  const ids = readWords(page.url(), 2);
  return asked === page.url() || readWords(asked, 1).some((word) => ids.includes(word));
}

/** Reports script errors, console errors and refused loads of a page; with the URL of a refused load. */
export function watchConsole(page: Page, report: (line: string, asked?: string) => void): void {
  page.on('pageerror', (error) => report(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutAddress(message, page)) {
      const { url } = message.location();
      report(`${message.text()} (${url})`, message.text().startsWith('Failed to load resource') ? url : undefined);
    }
  });
}
