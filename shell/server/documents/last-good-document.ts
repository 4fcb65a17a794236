import type { Caller } from '../caller.ts';
import type { SetChooser } from '../release-choice.ts';
import type { LiveSet } from '../releases.ts';
import { findRemotePage } from './document-key.ts';
import { type DocumentDeps, type RenderedDocument, renderDocument } from './render-document.ts';

/** On a document that another release made, since the page's own failed: `blog@<version>`, or `shell@<version>`. */
export const LAST_GOOD_HEADER = 'x-last-good';
/** With less time than this left, the fallback is sent. */
const MIN_MS = 300;

type Wanted = { live: LiveSet; url: URL; caller: Caller; maxMs: number };
type Rendered = Exclude<RenderedDocument, { redirect: string }>;
type GetDeps = (live: LiveSet) => DocumentDeps;
/** A set to try, and the release that makes it another one. */
type Other = { set: LiveSet; release: string };
/** What came of a render: a document, or what it threw. */
type Tried = { document: RenderedDocument } | { error: unknown };

async function tryRender(getDeps: GetDeps, live: LiveSet, { url, caller }: Wanted, maxMs: number): Promise<Tried> {
  try {
    return { document: await renderDocument(getDeps(live), live, url, caller, maxMs) };
  } catch (error) {
    return { error };
  }
}

const hasFailed = (tried: Tried) =>
  'error' in tried || (!('redirect' in tried.document) && tried.document.status === 503);

/** Ends a document that is not sent. */
function drop(tried: Tried): void {
  if ('document' in tried && !('redirect' in tried.document)) {
    tried.document.body.resume();
  }
}

/** The sets that may make a page whose release fails: with the last good release of its remote, or another shell. */
function listOthers(sets: Pick<SetChooser, 'findLastGood' | 'findOtherShell'>, { live, url }: Wanted): Other[] {
  const part = findRemotePage(live, url)?.remote;
  const good = part === undefined ? undefined : sets.findLastGood(live, part);
  const shell = sets.findOtherShell(live);
  return [
    ...(good && part !== undefined ? [{ set: good, release: `${part}@${good.remotes[part]?.info.version}` }] : []),
    ...(shell ? [{ set: shell, release: `shell@${shell.shell}` }] : []),
  ];
}

function say(document: Rendered, release: string): Rendered {
  const header = { [LAST_GOOD_HEADER]: release };
  return {
    ...document,
    headers: { ...document.headers, ...header },
    cacheHeaders: { ...document.cacheHeaders, ...header },
  };
}

/**
 * Renders a document within `maxMs`. When the page's release fails on the server, and a release before it was good,
 * that one renders the page; when that fails too, another shell does: visitors get the fallback only where there is
 * none, or no time is left. Throws what the render has thrown when nothing else could make the page.
 */
export async function renderWithLastGood(
  getDeps: GetDeps,
  sets: Pick<SetChooser, 'findLastGood' | 'findOtherShell'>,
  wanted: Wanted,
): Promise<RenderedDocument> {
  const beganAt = performance.now();
  const first = await tryRender(getDeps, wanted.live, wanted, wanted.maxMs);
  if (!hasFailed(first) && 'document' in first) {
    return first.document;
  }
  for (const { set, release } of listOthers(sets, wanted)) {
    const leftMs = wanted.maxMs - (performance.now() - beganAt);
    const again = leftMs < MIN_MS ? undefined : await tryRender(getDeps, set, wanted, leftMs);
    if (again && 'document' in again && !hasFailed(again)) {
      drop(first);
      return 'redirect' in again.document ? again.document : say(again.document, release);
    }
    if (again) {
      drop(again);
    }
  }
  if ('error' in first) {
    throw first.error;
  }
  return first.document;
}
