import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePorts } from '../ports.ts';
import { until } from '../until.ts';
import { findNginx } from './find-nginx.ts';

const nginx = findNginx();
const PICTURE = Buffer.alloc(300_000, 'p');

it.runIf(nginx)(
  'the balancer passes on what it writes to a file first, also from a folder that is private',
  async () => {
    // Only its owner may open it, like the folder of a database.
    const folder = mkdtempSync(join(tmpdir(), 'aaram-balancer-'));
    const [shop = 0, api = 0, behind = 0] = await findFreePorts(3);
    const server = createServer(async (request, response) => {
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      response.end(String(bytes));
    }).listen(behind, '127.0.0.1');
    const settings = { folder: join(folder, 'balancer'), shop, shops: [behind], api, apis: [behind] };
    const args = [join(import.meta.dirname, 'balancer.ts'), nginx ?? '', JSON.stringify(settings)];
    const balancer = spawn(process.execPath, args, { stdio: 'ignore' });
    const ended = once(balancer, 'exit');
    const send = () => fetch(`http://127.0.0.1:${shop}/`, { method: 'POST', body: PICTURE });
    try {
      expect(
        await until(
          () =>
            send().then(
              () => true,
              () => false,
            ),
          10_000,
        ),
      ).toBe(true);
      const answer = await send();
      expect([answer.status, await answer.text()]).toEqual([200, String(PICTURE.length)]);
    } finally {
      balancer.kill();
      await ended;
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
