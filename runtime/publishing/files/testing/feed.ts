import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sha256 } from '@aaram/runtime/publishing/files';

/** A web server over a folder, with ETags. `sent` has the paths of all answers with a body. */
export async function serveFolder(dir: string) {
  const sent: string[] = [];
  let asked = 0;
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    asked += 1;
    const path = request.url ?? '/';
    const bytes = await readFile(join(dir, path)).catch(() => undefined);
    const etag = `"${sha256(bytes ?? '')}"`;
    if (bytes === undefined) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else {
      sent.push(path);
      response.writeHead(200, { etag }).end(bytes);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    /** How many requests there were. */
    get asked() {
      return asked;
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
