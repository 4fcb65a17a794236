import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { buildUser, loginAs } from './testing/factories.ts';

let t: TestApp;
let port: number;
let authorization: string;

beforeAll(async () => {
  t = await buildTestApp();
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
  authorization = (await loginAs(t.db, await buildUser(t.db, { role: 'seller' }))).authorization;
});
afterAll(() => t.close());

/**
 * Everything the server sends for these bytes until it closes the connection; with `isCut` the client closes it first.
 */
function say(bytes: string | Buffer, isCut = false): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => (isCut ? socket.end(bytes) : socket.write(bytes)));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('close', () => done(heard));
    // The server may close the connection while the client still sends. What it sent before counts.
    socket.on('error', () => undefined);
  });
}

const statusesOf = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const login = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${more}\r\n`;
const form = () =>
  `POST /api/auth/add-product HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=x\r\n`;

const cut = new Set(['a body that stops in the middle', 'a form without an end']);
const cases: [string, () => string | Buffer, number[]][] = [
  ['no HTTP at all', () => 'hello\r\n\r\n', [400]],
  ['the beginning of TLS', () => Buffer.from('16030100a5010000a1', 'hex'), [400]],
  ['HTTP/0.9', () => 'GET /\r\n\r\n', [400, 404]],
  ['an unknown method', () => 'FETCH / HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
  ['no Host', () => 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
  ['a broken escape in the path', () => get('/api/auth/products/%zz'), [400]],
  ['half a character in the path', () => get('/api/auth/products/%ed%a0%80'), [400]],
  ['a zero byte in the path', () => get('/api/auth/products/%00'), [400]],
  ['a zero byte in a header', () => get('/healthz', 'x-a: b\0c\r\n'), [400]],
  ['a space before the colon of a header', () => get('/healthz', 'content-length : 1\r\n'), [400]],
  ['a folded header', () => get('/healthz', 'x-a: b\r\n c\r\n'), [200, 400]],
  ['headers of 40 KB', () => get('/healthz', `x-a: ${'b'.repeat(40_000)}\r\n`), [431]],
  ['a path of 40 KB', () => get(`/api/auth/products/${'b'.repeat(40_000)}`), [431]],
  ['two lengths', () => `${login}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, [400]],
  ['a length and chunks', () => `${login}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
  ['a negative length', () => `${login}content-length: -1\r\n\r\n{}`, [400]],
  ['a length that is no number', () => `${login}content-length: 1e3\r\n\r\n{}`, [400]],
  ['chunks of a size that is none', () => `${login}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, [400]],
  ['an unknown transfer encoding', () => `${login}transfer-encoding: gzip\r\n\r\n{}`, [400, 501]],
  ['a body that stops in the middle', () => `${login}content-length: 500\r\n\r\n{"email":`, [400]],
  ['a length beyond the limit', () => `${login}content-length: 99999999999\r\n\r\n{}`, [413]],
  ['10 MB of JSON', () => `${login}content-length: 10485760\r\n\r\n${'x'.repeat(10_485_760)}`, [413]],
  [
    '10 MB in chunks',
    () => `${login}transfer-encoding: chunked\r\n\r\na00000\r\n${'x'.repeat(0xa0_00_00)}\r\n0\r\n\r\n`,
    [413],
  ],
  ['a form without an end', () => `${form()}content-length: 30\r\n\r\n--x\r\nContent-Disposition: form`, [400]],
  ['a form of rubbish', () => `${form()}content-length: 7\r\n\r\nrubbish`, [400]],
];

describe('a bare connection', () => {
  it.each(cases)('gets a clear answer to %s', async (name, write, wanted) => {
    const heard = await say(write(), cut.has(name));
    const [status] = statusesOf(heard);
    // A client that has closed the connection may get no response.
    if (status !== undefined || !cut.has(name)) {
      expect(wanted, heard.slice(0, 300)).toContain(status);
    }
    if (status !== undefined && status !== 200 && name !== 'no Host') {
      const body = heard.slice(heard.indexOf('\r\n\r\n') + 4);
      expect(JSON.parse(body)).toEqual({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) });
    }
    expect((await t.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers requests sent at once one by one, and a second one hidden in a body not at all', async () => {
    const one = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
    expect(statusesOf(await say(one + one + get('/healthz')))).toEqual([200, 200, 200]);
    const hidden = get('/healthz');
    const heard = await say(`${login}content-length: ${hidden.length}\r\n\r\n${hidden}`);
    expect(statusesOf(heard)).toEqual([400]);
    expect(heard).toContain('INVALID_JSON');
  });
});
