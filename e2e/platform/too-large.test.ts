import { Agent, type RequestOptions, request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { shopUrl } from '#lib/store/store-under-test.ts';
import { newShopper } from '../lib/api.ts';

const MEGABYTE = 1024 * 1024;
const ATTEMPTS = 20;
const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => keepAlive.destroy());

/** Sends an endless JSON body; resolves to the status and body of the response. */
function send(url: string, options: RequestOptions, body: string): Promise<{ status: number; json: unknown }> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    const call = request(url, { method: 'POST', ...options, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
      response.on('error', fail);
    });
    call.on('error', fail);
    if (options.headers !== undefined && 'expect' in options.headers) {
      call.on('continue', () => call.end(body));
      return;
    }
    // Without a length, a body written in parts is sent in chunks.
    call.write(body.slice(0, MEGABYTE));
    call.end(body.slice(MEGABYTE));
  });
}

const length = { 'content-length': String(2 * MEGABYTE) };

describe('a body that is too large', () => {
  it.each([
    ['with its length', { headers: length }],
    ['in chunks', {}],
    ['with its length, on a connection that stays open', { headers: length, agent: keepAlive }],
    ['in chunks, on a connection that stays open', { agent: keepAlive }],
    ['with a question first', { headers: { ...length, expect: '100-continue' } }],
  ] as [string, RequestOptions][])('is answered 413 with its message each time: %s', async (_how, options) => {
    const body = JSON.stringify({ email: 'x'.repeat(2 * MEGABYTE - 12) });
    expect(body).toHaveLength(2 * MEGABYTE);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      expect(await send(`${shopUrl}/api/auth/login`, options, body)).toEqual({
        status: 413,
        json: { message: 'The request is too large.', code: 'TOO_LARGE' },
      });
    }
  });

  it('is named where it is one picture of a form', async () => {
    const { token } = await newShopper(shopUrl);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = new FormData();
      body.append('images', new Blob([new Uint8Array(9 * MEGABYTE)], { type: 'image/jpeg' }), 'large.jpg');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${shopUrl}/api/auth/uploads/review`, { method: 'POST', body, headers });
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { message: 'This picture is too large. The limit is 8 MB.', code: 'TOO_LARGE' },
      ]);
    }
  });
});
