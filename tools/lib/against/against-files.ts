import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  await pipeline(createReadStream(path), response).catch(() => undefined);
}

/**
 * Serves the browser files of a remote under work, the list of its stylesheets, and its changes as server-sent events:
 * `built`, or `failed` with what the compiler says. Rejects when the port is in use.
 */
export async function serveWork(dir: string, port: number) {
  const listeners = new Set<ServerResponse>();
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://work.invalid');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-cache');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    } else if (pathname === '/stylesheets') {
      const names = await readdir(dir).catch(() => []);
      response.end(JSON.stringify(names.filter((name) => name.endsWith('.css'))));
    } else {
      // A parsed path has no dots that lead out of the folder.
      await sendFile(join(dir, pathname), response);
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  return {
    say: (event: 'built' | 'failed', data: string) => {
      for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
