import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await buildTestApp();
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => t.close());

const MEGABYTE = 1024 * 1024;
const ATTEMPTS = process.env.PROOF === 'long' ? 20 : 5;

/** Sends everything before it reads, as simple clients do. Resolves with all the server sent until it closed. */
function say(head: string, body: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.pause();
    socket.write(head);
    socket.write(body, () => {
      socket.resume();
      socket.on('data', (chunk) => {
        heard += chunk.toString('latin1');
        if (/\r\n\r\n\{.*\}$/s.test(heard)) {
          socket.destroy();
        }
      });
    });
    socket.on('close', () => done(heard));
    socket.on('error', fail);
  });
}

const json = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const inChunks = (length: number) =>
  `${`10000\r\n${'x'.repeat(0x1_00_00)}\r\n`.repeat(Math.ceil(length / 0x1_00_00))}0\r\n\r\n`;

describe('a body that is too large', () => {
  // rules: uploads
  it.each([
    ['with its length', '', false],
    ['with its length on a connection that ends', 'connection: close\r\n', false],
    ['in chunks', '', true],
    ['in chunks on a connection that ends', 'connection: close\r\n', true],
    ['with a question first', 'expect: 100-continue\r\n', false],
  ])('is answered 413 with its message each time: %s', async (_how, more, isChunked) => {
    const size = isChunked ? 'transfer-encoding: chunked' : `content-length: ${12 * MEGABYTE}`;
    const body = isChunked ? inChunks(12 * MEGABYTE) : 'x'.repeat(12 * MEGABYTE);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const heard = (await say(`${json}${more}${size}\r\n\r\n`, body)).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
      expect(heard).toMatch(/^HTTP\/1\.1 413 /);
      expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4))).toEqual({
        message: 'The request is too large.',
        code: 'TOO_LARGE',
      });
    }
  });

  it('is read only as far as its sender may need to receive the response', async () => {
    const heard = new Promise<number>((done) => {
      const socket = connect(port, '127.0.0.1');
      const block = Buffer.alloc(MEGABYTE, 'x');
      let sent = 0;
      const send = () => {
        while (!socket.destroyed && socket.write(block)) {
          sent += 1;
        }
        sent += 1;
      };
      socket.on('drain', send);
      socket.on('error', () => undefined);
      socket.on('close', () => done(sent));
      socket.write(`${json}content-length: 99999999999\r\n\r\n`, send);
    });
    expect(await heard).toBeLessThan(200);
  });
});
