import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts, until } from '@aaram/runtime/system';
import { describe, expect, it } from 'vitest';
import { findNginx } from './find-nginx.ts';

const nginx = findNginx();
const PICTURE = Buffer.alloc(300_000, 'p');
const CALLS = 20;

/**
 * Runs a balancer in front of two processes that answer with `listener`, or of the ports `asked`, while `work` goes on with
 * its address.
 */
async function withBalancer(
  listener: RequestListener,
  work: (url: string) => Promise<void>,
  asked?: number[],
): Promise<void> {
  // Only its owner may open it, like the folder of a database.
  const folder = mkdtempSync(join(tmpdir(), 'aaram-balancer-'));
  const [shop = 0, api = 0, ...behind] = await findFreePorts(4);
  const servers: Server[] = behind.map((port) => createServer(listener).listen(port, '127.0.0.1'));
  const settings = { folder: join(folder, 'balancer'), shop, shops: asked ?? behind, api, apis: behind };
  const args = [join(import.meta.dirname, 'balancer.ts'), nginx ?? '', JSON.stringify(settings)];
  const balancer = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(balancer, 'exit');
  const url = `http://127.0.0.1:${shop}/`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  try {
    expect(await until(answers, 10_000)).toBe(true);
    await work(url);
  } finally {
    balancer.kill();
    await ended;
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.runIf(nginx)('the balancer', () => {
  it('passes on what it writes to a file first, also from a folder that is private', () =>
    withBalancer(
      async (request, response) => {
        let bytes = 0;
        for await (const part of request) bytes += part.length;
        response.end(String(bytes));
      },
      async (url) => {
        const answer = await fetch(url, { method: 'POST', body: PICTURE });
        expect([answer.status, await answer.text()]).toEqual([200, String(PICTURE.length)]);
      },
    ));

  it('asks a process that was not there as soon as it is there', async () => {
    const [late = 0] = await findFreePorts(1);
    await withBalancer(
      (_, response) => response.end('there'),
      async (url) => {
        // Nothing listens there yet.
        const refused = await fetch(url);
        expect(refused.status).toBe(502);
        const server = createServer((_, response) => response.end('late')).listen(late, '127.0.0.1');
        await once(server, 'listening');
        const answer = await fetch(url);
        expect([answer.status, await answer.text()]).toEqual([200, 'late']);
        server.closeAllConnections();
        server.close();
      },
      [late, late],
    );
  });

  it('passes on a 503 of a busy process with its Retry-After, and goes on asking it', () =>
    withBalancer(
      (_, response) => response.writeHead(503, { 'retry-after': '1' }).end(),
      async (url) => {
        const answers = await Promise.all(Array.from({ length: CALLS }, () => fetch(url)));
        const seen = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
        expect([...new Set(seen)]).toEqual(['503 1']);
      },
    ));
});
