import type { Caller } from './caller.ts';
import { findRemotePage } from './document-key.ts';
import type { SetChooser } from './release-choice.ts';
import type { LiveSet } from './releases.ts';
import { type DocumentDeps, type RenderedDocument, renderDocument } from './render-document.ts';

/** On a document that was made from the last good release, since the live one of its page failed: `blog@<version>`. */
export const LAST_GOOD_HEADER = 'x-last-good';
/** With less time than this left, the fallback is sent. */
const LEAST_MS = 300;

type Wanted = { live: LiveSet; url: URL; caller: Caller; mostMs: number };

/** The remote whose release could not make this document. */
const findFailed = (document: RenderedDocument, { live, url }: Wanted) =>
  'redirect' in document || document.status !== 503 ? undefined : findRemotePage(live, url)?.remote;

/**
 * Renders a document within `mostMs`. When the page's release fails on the server, and a release before it was good,
 * that one renders the page: visitors get the fallback only where there is none, or no time is left.
 */
export async function renderWithLastGood(
  getDeps: (live: LiveSet) => DocumentDeps,
  sets: Pick<SetChooser, 'findLastGood'>,
  wanted: Wanted,
): Promise<RenderedDocument> {
  const { live, url, caller, mostMs } = wanted;
  const beganAt = performance.now();
  const document = await renderDocument(getDeps(live), live, url, caller, mostMs);
  const part = findFailed(document, wanted);
  const good = part === undefined ? undefined : sets.findLastGood(live, part);
  const leftMs = mostMs - (performance.now() - beganAt);
  if (good === undefined || part === undefined || leftMs < LEAST_MS) {
    return document;
  }
  const again = await renderDocument(getDeps(good), good, url, caller, leftMs);
  if ('redirect' in again) {
    return again;
  }
  if (again.status === 503) {
    again.body.resume();
    return document;
  }
  if (!('redirect' in document)) {
    document.body.resume();
  }
  const header = { [LAST_GOOD_HEADER]: `${part}@${good.remotes[part]?.info.version}` };
  return {
    ...again,
    headers: { ...again.headers, ...header },
    cacheHeaders: { ...again.cacheHeaders, ...header },
  };
}
