import { request as ask } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKnownAddresses } from '#read-path/known-addresses.ts';
import { accessPlugin } from './access.ts';
import { deadlinePlugin, refuseLate, timeLeft } from './deadline.ts';
import { errorsPlugin } from './errors.ts';

/** The call has waited so long at the shop server that it has the least time here: 2 s. */
const waited = { 'x-waited-ms': '9000' };
const config = { access: 'public' as const };
const never = () => new Promise<never>(() => undefined);
const failAfter = (ms: number) => new Promise<never>((_done, fail) => setTimeout(fail, ms, new Error('no answer')));

const hasWritten: string[] = [];

let app: FastifyInstance;
let origin = '';
beforeAll(async () => {
  const addresses = createKnownAddresses();
  app = Fastify({ serverFactory: addresses.serverFactory });
  app.decorate('observeRequest', () => undefined);
  await app.register(accessPlugin);
  await app.register(errorsPlugin);
  await app.register(deadlinePlugin);
  app.get('/never', { config }, never);
  app.get('/barred', { config, onRequest: never }, async () => 'not reached');
  app.post('/left', { config, bodyLimit: 4_000_000 }, async () => ({ left: timeLeft() }));
  app.get('/late', { config }, async () => {
    await failAfter(2300).catch(() => undefined);
    try {
      refuseLate();
      hasWritten.push('late');
    } finally {
      hasWritten.push('over');
    }
  });
  app.get('/early', { config }, async () => {
    refuseLate();
    return {};
  });
  app.get('/known', { config }, never);
  addresses.begin(app);
  const known = { method: 'GET', raw: { url: '/known' }, routeOptions: { url: '/known' } };
  addresses.remember(known as unknown as FastifyRequest, { now: () => undefined, find: () => failAfter(1500) });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function readLeft(headers: Record<string, string>, body = '{}'): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  const answer = (await (await fetch(`${origin}/left`, init)).json()) as { left: number };
  return answer.left;
}

describe('the deadline of a call', () => {
  // security: hanging-services
  it.concurrent.each([
    ['in its work', '/never'],
    ['before its work', '/barred'],
    ['for an answer at hand and then in its work', '/known'],
  ])('is one, and over it is answered 503 with Retry-After, when it waits %s', async (_where, path) => {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers: waited });
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE_NOW' })]);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]/);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it.concurrent('keeps work from writing that comes to it too late', async () => {
    expect((await fetch(`${origin}/early`, { headers: waited })).status).toBe(200);
    expect((await fetch(`${origin}/late`, { headers: waited })).status).toBe(503);
    await vi.waitFor(() => expect(hasWritten).toContain('over'), { timeout: 10_000 });
    expect(hasWritten).toEqual(['over']);
    expect(refuseLate).not.toThrow();
  });

  it.concurrent('does not run while a body comes in', async () => {
    const status = await new Promise((done, failed) => {
      const headers = { ...waited, 'content-type': 'application/json', 'content-length': '2' };
      const call = ask(`${origin}/left`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      });
      call.on('error', failed);
      call.write('{');
      setTimeout(() => call.end('}'), 2500);
    });
    expect(status).toBe(200);
  });

  // security: hanging-services
  it('is handed on to what is done for it, less what it has waited at the shop, and not to work of its own', async () => {
    expect(await readLeft({})).toBeGreaterThan(3500);
    expect(await readLeft({ 'x-waited-ms': '1000' })).toBeLessThanOrEqual(3000);
    expect(await readLeft({ 'x-waited-ms': 'long' })).toBeGreaterThan(3500);
    expect(timeLeft()).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves more time to what brings pictures', async () => {
    expect(await readLeft({}, JSON.stringify({ picture: 'x'.repeat(1_500_000) }))).toBeGreaterThan(20_000);
  });
});
