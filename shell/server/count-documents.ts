import type { FastifyReply } from 'fastify';
import { LAST_GOOD_HEADER } from './last-good-document.ts';
import { findRelease, type ReleaseFigures } from './release-figures.ts';
import type { LiveSet } from './releases.ts';
import type { RenderedDocument } from './render-document.ts';

type Page = { live: LiveSet; url: URL };
type Rendered = Exclude<RenderedDocument, { redirect: string }>;
export type DocumentFigures = Pick<ReleaseFigures, 'countView' | 'countFailure'>;

/** Counts an answer once it is sent, for the release of its page. One without `x-ssr` is no view of a page. */
export function countAnswer(figures: DocumentFigures, reply: FastifyReply, { live, url }: Page): void {
  reply.raw.once('close', () => {
    const outcome = reply.getHeader('x-ssr');
    const release = findRelease(live, url);
    if (outcome !== undefined) {
      figures.countView(release);
    }
    // A page from the last good release is one that its own could not make.
    if (outcome === 'degraded' || reply.getHeader(LAST_GOOD_HEADER) !== undefined) {
      figures.countFailure(release);
    }
  });
}

/** Counts a document that broke off after its headers. Call it at its end. */
export function countBreak(figures: DocumentFigures, document: Rendered, { live, url }: Page): void {
  if (document.status !== 503 && !document.isComplete()) {
    figures.countFailure(findRelease(live, url));
  }
}
