import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

const MEGABYTE = 1024 * 1024;
let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp();
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => t.close());

/** Begins an upload that says how large it is and then sends nothing. */
async function beginUpload(headers: string[], megabytes: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [
    'POST /api/auth/uploads/design HTTP/1.1',
    'host: localhost',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${megabytes * MEGABYTE}`,
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('the memory of uploads', () => {
  it('is bounded over all of them, given back when they end, and never taken by strangers', async () => {
    const { authorization } = await loginAs(t.db, await buildUser(t.db));
    const signedIn = [`authorization: ${authorization}`];
    const stranger = await beginUpload([], 90);
    await once(stranger, 'data');
    expect(t.app.heldBytes()).toBe(0);
    const first = [await beginUpload(signedIn, 90), await beginUpload(signedIn, 90)];
    await vi.waitFor(() => expect(t.app.heldBytes()).toBe(180 * MEGABYTE), { timeout: 10_000 });
    const third = await beginUpload(signedIn, 90);
    const [answer] = await once(third, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
    expect(String(answer)).toMatch(/retry-after: 5/i);
    // Small calls still work.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    for (const socket of [...first, stranger, third]) {
      socket.destroy();
    }
    await vi.waitFor(() => expect(t.app.heldBytes()).toBe(0), { timeout: 10_000 });
  });
});
