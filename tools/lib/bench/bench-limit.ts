/**
 * A bare server that answers a store's documents without their scripts: as fast as these pages can be. Everything is
 * taken from the store once and cached, compressed as the store sends it.
 */
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { compressWell } from '@aaram/runtime/http/encoding';
import { ask } from './ask.ts';

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Visitors come from another site, whose process the browser does not use again. From a blank page it would use the one
 * of that page for a bare document, and not for the store's, which refuses to share a process (its opener policy).
 */
const OTHER_SITE = { path: '/another-site', html: '<!doctype html><title>Another site</title>' };

/** Only what runs goes: data for search engines stays. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link[^>]*as="script"[^>]*>/g, '');

async function take(url: string): Promise<Answer> {
  const response = await ask(url);
  const type = response.headers.get('content-type') ?? '';
  const taken = Buffer.from(await response.arrayBuffer());
  if (!type.includes('text/html')) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
    return { status: response.status, headers, body: taken };
  }
  const headers = { 'content-type': type, 'content-encoding': 'br' };
  const { brotli } = await compressWell(Buffer.from(withoutScripts(taken.toString())));
  return { status: response.status, headers, body: brotli };
}

/** Serves the store at `shop` without scripts at `url`, and a page of another site at `otherSite`. */
export async function serveLimit(shop: string) {
  const cached = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === OTHER_SITE.path) return response.writeHead(200, { 'content-type': 'text/html' }).end(OTHER_SITE.html);
    const answer = cached.get(path) ?? take(shop + path);
    cached.set(path, answer);
    try {
      const { status, headers, body } = await answer;
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    } catch {
      response.writeHead(502).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [host, other] =
    new URL(shop).hostname === '127.0.0.1' ? ['127.0.0.1', 'localhost'] : ['localhost', '127.0.0.1'];
  return {
    url: `http://${host}:${port}`,
    otherSite: `http://${other}:${port}${OTHER_SITE.path}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
