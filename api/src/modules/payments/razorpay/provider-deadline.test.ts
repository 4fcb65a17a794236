import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayUnavailable } from '#modules/orders/for-payments.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';

const open = new Set<ServerResponse>();
let asked = 0;
let answer = (_response: ServerResponse) => {};
const provider = createServer((_request, response) => {
  asked += 1;
  open.add(response);
  answer(response);
});
const TIMEOUT_MS = 300;
let baseUrl = '';

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const createGateway = () =>
  createRazorpayGateway({
    keyId: 'rzp_test_a',
    keySecret: 'secret',
    keySecrets: ['secret'],
    baseUrl,
    timeoutMs: TIMEOUT_MS,
  });

/** Sends headers, and then a space from time to time. */
function drip(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}

describe('a provider that stands still', () => {
  it.each([
    ['never answers', () => undefined],
    ['answers a byte at a time', drip],
  ])('and %s is away after the time a call may take, and anyone who asks next hears so at once', async (_how, how) => {
    answer = how;
    const gateway = createGateway();
    const began = performance.now();
    await expect(gateway.listPayments('order_1')).rejects.toThrow(GatewayUnavailable);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 2000);
    asked = 0;
    await expect(gateway.listPayments('order_1')).rejects.toThrow(GatewayUnavailable);
    expect(asked).toBe(0);
  });

  // security: hanging-services
  // reliability: silent-provider
  it('is asked again a moment later, and answers', async () => {
    answer = () => undefined;
    const gateway = createGateway();
    await expect(gateway.listPayments('order_1')).rejects.toThrow(GatewayUnavailable);
    const later = performance.now() + 1100;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    answer = (response) => response.end('{"items":[]}');
    expect(await gateway.listPayments('order_1')).toEqual([]);
    vi.restoreAllMocks();
  });
});
