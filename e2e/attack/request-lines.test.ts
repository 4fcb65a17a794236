import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiUrl } from '#lib/store/store-under-test.ts';

const RUNS = process.env.PROOF === 'long' ? 6000 : 250;
const AT_ONCE = 25;
const target = new URL(apiUrl);

/** Sends raw bytes to the API; resolves to the statuses of its responses when it closes the connection. */
function say(bytes: string): Promise<number[]> {
  return new Promise((done) => {
    const socket = connect(Number(target.port), target.hostname, () => socket.end(bytes, 'latin1'));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done([...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))));
  });
}

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'get', 'FETCH', '');
const path = fc.oneof(
  fc.constantFrom(
    '/api/auth/products',
    '/api/orders/user-orders',
    '/media/a/b',
    '/healthz',
    '/',
    '*',
    '//host/api/docs',
  ),
  fc.constantFrom(
    '/\\host',
    'http://evil.example/api/docs',
    '/%2f%2fevil',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/%ff',
    '/api/%',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/api/${text.replace(/[\r\n]/g, '')}`),
);
const version = fc.constantFrom(...Array(8).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/2.0', '');
const header = fc.oneof(
  fc.constantFrom('Host: a', 'Host:', 'host: a\r\nhost: b', 'Connection: close', 'Expect: 100-continue', 'X: a\r\n b'),
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Transfer-Encoding: chunked',
    'TE: x',
  ),
  fc.constantFrom('X-Forwarded-Host: evil.example', 'X-Forwarded-For: ::1, x', 'Upgrade: h2c', 'Range: bytes=0-,9-'),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, '')),
);
const request = fc
  .tuple(method, path, version, fc.array(header, { maxLength: 2 }), fc.constantFrom('', '', '{}', 'GET / HTTP/1.1'))
  .map(
    ([verb, where, how, headers, body]) =>
      `${verb} ${where} ${how}\r\nHost: a\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n${body}`,
  );

// security: malformed-ids
it('no request line or header at the API itself makes a 500, and the next caller is answered', async ({ annotate }) => {
  const requests = fc.sample(request, { numRuns: RUNS, seed: 20261122 });
  const counts = new Map<number, number>();
  const broken: string[] = [];
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const batch = requests.slice(from, from + AT_ONCE);
    const answers = await Promise.all(batch.map(say));
    for (const status of answers.flat()) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    broken.push(...batch.filter((_, at) => answers[at]?.some((status) => status >= 500 && status !== 501)));
  }
  expect(broken).toEqual([]);
  expect((await fetch(new URL('/healthz', target))).status).toBe(200);
  const shown = [...counts].sort().map(([status, count]) => `${count} x ${status}`);
  await annotate(`${RUNS} requests: ${shown.join(', ')}`, 'figure');
});
