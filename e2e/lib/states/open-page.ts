import type { Browser, Page } from 'playwright-core';
import { takeSessionOf } from '#lib/api.ts';
import { watchConsole } from '#lib/browser/console.ts';
import { VISITOR } from '#lib/browser/visitor.ts';
import type { Group } from './all-states.ts';

const ACTION_TIMEOUT_MS = 30_000;

type OnError = (page: Page, line: string, address: string | undefined) => void;

/** A page in its own browser context, with the group's session. */
export async function openPage(browser: Browser, { session }: Group, onError: OnError = () => {}): Promise<Page> {
  const context = await browser.newContext({ ...VISITOR, reducedMotion: 'reduce' });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  if (session) {
    await takeSessionOf(context, session);
  }
  const page = await context.newPage();
  watchConsole(page, (line, address) => onError(page, line, address));
  // A form with unsaved text asks before it is left. A page that closes first has no dialog left to accept.
  page.on('dialog', (dialog) => {
    dialog.accept().catch(() => undefined);
  });
  return page;
}
