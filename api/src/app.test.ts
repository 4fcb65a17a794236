import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { buildUser, loginAs } from './testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('the API as a whole', () => {
  it('is alive and ready', async () => {
    expect((await t.app.inject('/healthz')).statusCode).toBe(200);
    expect((await t.app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      releases: { level: expect.any(Number) },
    });
  });

  it('answers an unknown address with 404 and a known one with a foreign method with 405', async () => {
    const unknown = await t.app.inject('/api/nothing/here');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: 'There is nothing here.', code: 'NOT_FOUND' });
    const foreign = await t.app.inject({ method: 'DELETE', url: '/api/docs?x=1' });
    expect(foreign.statusCode).toBe(405);
    expect(foreign.headers.allow).toContain('GET');
  });

  it('describes itself as OpenAPI 3.1', async () => {
    const docs = (await t.app.inject('/api/docs')).json();
    expect(docs.openapi).toBe('3.1.0');
  });

  it('knows a session by its token', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    expect(headers.authorization).toMatch(/^Bearer [A-Za-z0-9_-]{43}$/);
  });
});
