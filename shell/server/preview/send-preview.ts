import type { Release } from '@aaram/runtime/queues';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import { type DocumentDeps, renderDocument } from '../documents/render-document.ts';
import { encodingFor, sendStream } from '../documents/send-document.ts';
import type { PreviewedDocument } from './previews.ts';

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  deps: DocumentDeps;
  url: URL;
  /** Its deadline in `performance.now()`. */
  endsAt: number;
  /** Gives the slot of the renderer back. */
  leave: Release;
};

/** Renders a document of a preview for its visitor alone: nothing keeps or counts it, and no search engine lists it. */
export async function sendPreview(
  { request, reply, deps, url, endsAt, leave }: Asked,
  { set, badge }: PreviewedDocument,
) {
  const document = await renderDocument(
    { ...deps, badge },
    set,
    url,
    callerOf(request),
    endsAt - performance.now(),
  ).catch((error: unknown) => {
    leave();
    throw error;
  });
  if ('redirect' in document) {
    leave();
    return reply.code(document.status).header('cache-control', 'no-store').redirect(document.redirect);
  }
  document.body.once('close', leave);
  const headers = { ...document.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  return sendStream(reply, { ...document, headers }, encodingFor(request), { way: 'bypass' });
}
