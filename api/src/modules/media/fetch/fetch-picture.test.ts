import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#outcome.ts';
import { createPictureFetcher, type FetchRules } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

describe('a public address', () => {
  // security: fetched-addresses
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

let server: Server;
let port = 0;
let asked: string[] = [];
const routes: Record<string, (answer: ServerResponse) => void> = {
  '/picture': (answer) => answer.end('bytes'),
  '/gone': (answer) => answer.writeHead(404).end(),
  '/inside': (answer) => answer.writeHead(302, { location: 'http://inside.example/secret' }).end(),
  '/metadata': (answer) => answer.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/file': (answer) => answer.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  '/near': (answer) => answer.writeHead(302, { location: '/picture' }).end(),
  '/round': (answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/slow': (answer) => void answer.write('begun'),
  '/says-large': (answer) => answer.writeHead(200, { 'content-length': MAX_PICTURE_BYTES + 1 }).write('x'),
  '/is-large': (answer) => {
    const part = Buffer.alloc(1024 * 1024);
    const more = () => answer.write(part, () => answer.destroyed || more());
    more();
  },
  '/cut': (answer) => {
    answer.writeHead(200, { 'content-length': 100 }).write('some', () => answer.destroy());
  },
};
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(
      `${request.headers.host} ${request.url} ${request.headers.cookie ?? request.headers.authorization ?? '-'}`,
    );
    routes[request.url ?? '']?.(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The only server that the tests allow: as if its address were public. */
const local: Partial<FetchRules> = {
  protocol: 'http:',
  isAnyPort: true,
  isPublic: (address) => address === '127.0.0.1',
  resolve: async (host) => (host === 'shop.example' ? ['127.0.0.1'] : host === 'inside.example' ? ['10.0.0.7'] : []),
};
async function fetchFrom(path: string, rules: Partial<FetchRules> = local): Promise<string> {
  asked = [];
  const address = path.startsWith('/') ? `http://shop.example:${port}${path}` : path;
  const outcome = await createPictureFetcher(rules)(address);
  return outcome instanceof Refusal ? outcome.message : outcome.toString();
}

describe('a picture at an address', () => {
  it('is fetched, also over a redirect, without anything of this store', async () => {
    expect(await fetchFrom('/picture')).toBe('bytes');
    expect(await fetchFrom('/near')).toBe('bytes');
    expect(asked).toEqual([`shop.example:${port} /near -`, `shop.example:${port} /picture -`]);
  });

  // rules: files-of-products-and-orders
  // security: fetched-addresses
  it.each([
    ['/inside', /not on the public internet/],
    ['/metadata', /not on the public internet/],
    ['/file', /begins with https/],
    ['/round', /redirected too often/],
    ['/gone', /answered 404/],
    ['/says-large', /too large|8 MB/],
    ['/is-large', /too large|8 MB/],
    ['/cut', /could not be fetched/],
    ['http://unknown.example/', /was not found/],
  ])('%s is refused, and says why', async (path, message) => {
    expect(await fetchFrom(path)).toMatch(message);
  });

  it('ends when it takes too long', async () => {
    expect(await fetchFrom('/slow', { ...local, timeoutMs: 50 })).toMatch(/not arrive in time/);
    const never = { ...local, timeoutMs: 50, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await fetchFrom('/picture', never)).toMatch(/not arrive in time/);
  });

  // rules: files-of-products-and-orders
  // security: fetched-addresses
  it('is looked up once: a name that stands for something else by then leads to the first', async () => {
    let lookups = 0;
    const turning = {
      ...local,
      resolve: async () => {
        lookups += 1;
        return lookups === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
    };
    expect(await fetchFrom('/picture', turning)).toBe('bytes');
    expect(lookups).toBe(1);
  });

  // security: fetched-addresses
  it('is refused when any of its addresses is not public', async () => {
    expect(await fetchFrom('/picture', { ...local, resolve: async () => ['127.0.0.1', '::1'] })).toMatch(
      /not on the public/,
    );
    expect(asked).toEqual([]);
  });

  // rules: files-of-products-and-orders
  // security: fetched-addresses
  it.each([
    'http://127.0.0.1/',
    'https://user:word@shop.example/',
    'https://shop.example:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'file:///etc/passwd',
    'gopher://shop.example/',
    'data:image/png;base64,AAAA',
    `https://shop.example/${'x'.repeat(3000)}`,
    'https://',
  ])('with the rules of the store never is %s', async (address) => {
    expect(await createPictureFetcher()(address)).toBeInstanceOf(Refusal);
  });
});
