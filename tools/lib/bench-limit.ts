/**
 * A bare server that answers a store's documents without their scripts: as fast as these pages can be. Everything is
 * taken from the store once and kept, compressed as the store sends it.
 */
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Only what runs goes: data for search engines stays. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link[^>]*as="script"[^>]*>/g, '');

async function take(url: string): Promise<Answer> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const taken = Buffer.from(await response.arrayBuffer());
  if (!type.includes('text/html')) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
    return { status: response.status, headers, body: taken };
  }
  const headers = { 'content-type': type, 'content-encoding': 'br' };
  return { status: response.status, headers, body: brotliCompressSync(withoutScripts(taken.toString())) };
}

/** Serves the store at `shop` without scripts. */
export async function serveLimit(shop: string) {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? take(shop + path);
    kept.set(path, answer);
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
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
