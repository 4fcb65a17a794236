import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';

const RUNS = process.env.PROOF === 'long' ? 5000 : 300;
const PUBLIC_URL = 'https://shop.example';

let shop: LoneShop;
beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL, LIMITS: 'relaxed' });
});
afterAll(() => shop.stop());

async function say(line: string, host: string) {
  const socket = connect(shop.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(Buffer.from(`${line} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`, 'latin1'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), location: /^location: (.*)$/im.exec(head)?.[1] ?? '/', body };
}

const part = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2F',
    '%5C',
    '%2e',
    '%',
    '%00',
    '%E0%A4%A',
    '@',
    ':',
    '?',
    '#',
    '&',
    '=',
    ';',
    '[',
    '|',
    '*',
  ],
  ...[
    'evil.example',
    'http:',
    'javascript:',
    'api',
    'media',
    'assets',
    'releases',
    'auth',
    'products',
    'women',
    'search',
  ],
  ...['sitemap-products.xml', 'after', 'q', 'checkout', 'single-product', 'x'.repeat(3000)],
);
const lead = fc.constantFrom(
  '/',
  '//',
  '/\\',
  '',
  'http://evil.example',
  '/api/',
  '/api//',
  '/media/',
  '/assets/',
  '/releases/',
);
const target = fc
  .tuple(lead, fc.array(part, { maxLength: 7 }))
  .map(([start, parts]) => start + parts.join(''))
  .filter(Boolean);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
);
const host = fc.constantFrom('shop.example', 'shop.example', 'evil.example', 'a b', '', 'shop.example:443');

describe('whatever a request line says', () => {
  // security: foreign-forms
  it('the built shop answers no 500, and leads no browser to another server', async ({ annotate }) => {
    const counts: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(method, target, host, async (verb, line, name) => {
        const { status, location, body } = await say(`${verb} ${line}`, name);
        counts[status] = (counts[status] ?? 0) + 1;
        expect(status).toBeGreaterThan(0);
        expect([500, 502, 504]).not.toContain(status);
        expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
        expect(body).not.toContain('"origin":"http://evil.example');
      }),
      // Without this, looking for a shorter line of the same failure outlives the test and hides it.
      { numRuns: RUNS, endOnFailure: true },
    );
    await annotate(`${RUNS} request lines: ${JSON.stringify(counts)}`, 'figure');
  }, 240_000);
});
