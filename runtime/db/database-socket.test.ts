import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseSocket } from './database-socket.ts';

const server = createServer({ noDelay: true });
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function connect(): Promise<{ client: Socket; remote: Socket }> {
  const opened = once(server, 'connection');
  const client = createDatabaseSocket().connect(port, '127.0.0.1');
  const [remote] = await opened;
  return { client, remote };
}

/** A message of PostgreSQL: type, length without the type, and so many bytes. */
function message(size: number, fill: number): Buffer {
  const bytes = Buffer.alloc(1 + 4 + size, fill);
  bytes.write('D');
  bytes.writeInt32BE(4 + size, 1);
  return bytes;
}

describe('a socket to the database', () => {
  it('hands on whole messages only, wherever they are cut and however long they are', async () => {
    const { client, remote } = await connect();
    const sent = Buffer.concat([0, 1, 70_000, 3, 300_000, 12, 0, 200_000].map((size, index) => message(size, index)));
    const parts: Buffer[] = [];
    let left = sent.length;
    const { promise: isWhole, resolve } = Promise.withResolvers<void>();
    client.on('data', (part: Buffer) => {
      parts.push(Buffer.from(part));
      left -= part.length;
      if (left === 0) {
        resolve();
      }
    });
    for (let from = 0, size = 1; from < sent.length; from += size, size = size * 3 + 1) {
      remote.write(sent.subarray(from, from + size));
      await new Promise(setImmediate);
    }
    await isWhole;
    expect(Buffer.concat(parts).equals(sent)).toBe(true);
    for (const part of parts) {
      let end = 0;
      while (end < part.length) {
        end += 1 + part.readInt32BE(end + 1);
      }
      expect(end).toBe(part.length);
    }
    client.destroy();
  });

  it('hands on the one byte that answers the question for TLS', async () => {
    const { client, remote } = await connect();
    const answer = once(client, 'data');
    remote.write('S');
    expect(String(await answer)).toBe('S');
    client.destroy();
  });

  it('tells that the server has gone', async () => {
    const { client, remote } = await connect();
    const end = once(client, 'close');
    remote.destroy();
    await end;
    expect(client.destroyed).toBe(true);
  });
});
