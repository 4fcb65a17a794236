import type { CountedRelease, ReleaseFigures } from '@aaram/runtime/publishing/counts';
import type { FastifyReply } from 'fastify';
import { LAST_GOOD_HEADER } from '../documents/last-good-document.ts';
import type { RenderedDocument } from '../documents/render-document.ts';
import type { LiveSet } from '../releases.ts';
import { findRelease, shellOf } from './set-release.ts';

type Page = { live: LiveSet; url: URL };
type Rendered = Exclude<RenderedDocument, { redirect: string }>;
export type DocumentFigures = Pick<ReleaseFigures, 'countView' | 'countFailure' | 'countRescue'>;

/** The releases that a page belongs to: its remote's, and the shell's that is around all pages. */
export function listReleases({ live, url }: Page): CountedRelease[] {
  const release = findRelease(live, url);
  return release.part === 'shell' ? [release] : [release, shellOf(live)];
}

/** What an answer says of the release of one part. */
function describeAnswer(reply: FastifyReply, isShell: boolean) {
  const outcome = reply.getHeader('x-ssr');
  const [maker] = String(reply.getHeader(LAST_GOOD_HEADER) ?? '').split('@');
  // A page that another release has made is one that its own could not make: the shell's, or the remote's.
  const isRescued = maker !== '' && (maker === 'shell') === isShell;
  const hasThrown = isShell && outcome === undefined && reply.statusCode === 500;
  return {
    isView: outcome !== undefined || hasThrown,
    isFailure: outcome === 'degraded' || isRescued || hasThrown,
    isRescued,
  };
}

/**
 * Counts an answer once it is sent, for the releases of its page. One without `x-ssr` is no view of a page, unless the
 * shell has thrown.
 */
export function countAnswer(figures: DocumentFigures, reply: FastifyReply, page: Page): void {
  reply.raw.once('close', () => {
    for (const release of listReleases(page)) {
      const { isView, isFailure, isRescued } = describeAnswer(reply, release.part === 'shell');
      if (isView) figures.countView(release);
      if (isFailure) figures.countFailure(release);
      if (isRescued) figures.countRescue(release);
    }
  });
}

/** Counts a document that broke off after its headers. Call it at its end. */
export function countBreak(figures: DocumentFigures, document: Rendered, page: Page): void {
  if (document.status !== 503 && !document.isComplete()) {
    for (const release of listReleases(page)) {
      figures.countFailure(release);
    }
  }
}
