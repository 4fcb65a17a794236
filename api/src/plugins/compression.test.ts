import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let origin = '';
let seller: Record<string, string>;
beforeAll(async () => {
  t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
  origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
  const user = await buildUser(t.db, { role: 'seller' });
  seller = await loginAs(t.db, user);
  for (let index = 0; index < 12; index += 1) {
    await buildProduct(t.db, { sellerId: user.id });
  }
});
afterAll(() => t.close());

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, '': (body: Buffer) => body };
type Read = { status: number; headers: Record<string, unknown>; bytes: number; json: unknown };

/** Reads as a client of its own: `fetch` hides how an answer travelled. */
function read(path: string, headers: Record<string, string> = {}): Promise<Read> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        const encoding = (response.headers['content-encoding'] ?? '') as keyof typeof unpack;
        const text = unpack[encoding](body).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: body.length,
          json: text === '' ? undefined : JSON.parse(text),
        });
      });
    });
    sent.once('error', reject).end();
  });
}

describe.each([
  ['of the read path', '/auth/get-all-products', () => ({})],
  ['that is not cached', '/auth/panel/products', () => seller],
])('an answer %s', (_name, path, login) => {
  it('travels compressed as the client takes it, and says the same', async () => {
    const plain = await read(path, login());
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
    ] as const) {
      // The second one of the read path is answered before routing.
      for (const round of [1, 2]) {
        const packed = await read(path, { ...login(), 'accept-encoding': accepted });
        expect([round, packed.status, packed.headers['content-encoding']]).toEqual([round, 200, encoding]);
        expect(packed.json).toEqual(plain.json);
        expect(packed.bytes).toBeLessThan(plain.bytes / 3);
        expect(Number(packed.headers['content-length'])).toBe(packed.bytes);
        expect(packed.headers.vary).toBe('accept-encoding');
      }
    }
  });

  it('travels as it is where nothing is accepted', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0.0', 'zstd']) {
      const { headers } = await read(path, { ...login(), 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([accepted, undefined, 'accept-encoding']);
    }
  });
});

it('each form has its own ETag, with which it is not sent again', async () => {
  const br = { 'accept-encoding': 'br' };
  const [plain, packed] = [await read('/auth/get-all-products'), await read('/auth/get-all-products', br)];
  const etag = String(packed.headers.etag);
  expect(etag).not.toBe(plain.headers.etag);
  const known = await read('/auth/get-all-products', { ...br, 'if-none-match': etag });
  expect([known.status, known.bytes, known.headers.etag]).toEqual([304, 0, etag]);
  const other = await read('/auth/get-all-products', { 'if-none-match': etag });
  expect([other.status, other.json]).toEqual([200, plain.json]);
});

it('what fits into a packet travels as it is', async () => {
  const { headers } = await read('/auth/panel/work/counts', { ...seller, 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});
