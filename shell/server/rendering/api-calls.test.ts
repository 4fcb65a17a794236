import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiCalls } from './api-calls.ts';

const asked: { url: string | undefined; caller: unknown; cookie: unknown }[] = [];
const api = createServer((request, response) => {
  asked.push({ url: request.url, caller: request.headers['x-forwarded-for'], cookie: request.headers.cookie });
  response.setHeader('x-total-count', '7').setHeader('set-cookie', 'a=b').end('x'.repeat(100));
});
let apiUrl: string;
beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const visitor = { address: '203.0.113.9' };

it('reads from the API in the name of the visitor, with only the headers that pages use', async () => {
  const call = createApiCalls(apiUrl, 1000);
  const { status, headers, body } = await call('/products?page=2', visitor, 1000);
  expect({ status, headers, bytes: body.length }).toEqual({
    status: 200,
    headers: { 'x-total-count': '7' },
    bytes: 100,
  });
  await call('/products', { ...visitor, change: 'now.signed' }, 1000);
  expect(asked).toEqual([
    { url: '/api/products?page=2', caller: '203.0.113.9', cookie: undefined },
    { url: '/api/products', caller: '203.0.113.9', cookie: 'aaram_changed=now.signed' },
  ]);
});

// security: isolated-remotes
it.each(['/../metrics', '/%2e%2e/readyz', '/..\\readyz', '@example.org/', '.example.org/'])(
  'calls no other address: %s',
  async (path) => {
    await expect(createApiCalls(apiUrl, 1000)(path, visitor, 1000)).rejects.toThrow('no address of the API');
  },
);

it('reads no answer that is larger than it may be', async () => {
  await expect(createApiCalls(apiUrl, 99)('/products', visitor, 1000)).rejects.toThrow('larger than 99 bytes');
});
