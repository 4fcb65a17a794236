import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietPlugin } from './quiet.ts';

/** Long, because a busy machine is no fault of the code. */
const patient = { timeout: 10_000 };

describe('quiet', () => {
  let app: ReturnType<typeof Fastify>;
  let origin = '';
  let seen = -1;
  beforeEach(async () => {
    app = Fastify();
    await app.register(quietPlugin);
    app.get('/', async () => {
      seen = app.quietMs();
      return {};
    });
    app.get('/never', () => new Promise<never>(() => undefined));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  it('ends with a call, and begins when it is answered', async () => {
    await vi.waitFor(() => expect(app.quietMs()).toBeGreaterThan(50), patient);
    await fetch(origin);
    expect(seen).toBe(0);
    await vi.waitFor(() => expect(app.quietMs()).toBeGreaterThan(50), patient);
  });

  it('begins too when a caller goes away before the answer', async () => {
    const leaving = new AbortController();
    const call = fetch(`${origin}/never`, { signal: leaving.signal }).catch(() => 'gone');
    await vi.waitFor(() => expect(app.quietMs()).toBe(0), patient);
    leaving.abort();
    expect(await call).toBe('gone');
    await vi.waitFor(() => expect(app.quietMs()).toBeGreaterThan(0), patient);
  });
});
