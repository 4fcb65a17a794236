import { StartProblem } from '@aaram/runtime/problems';
import type { ReleaseOrder, ReleaseOverview } from '@aaram/shared-domain/release';
import { signCall } from '@aaram/shared-domain/signature';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MakePreview } from '../preview/make-preview.ts';
import { buildPrivateServer } from './private-server.ts';
import { createReleaseMoves } from './release-moves.ts';

const secret = 'a secret of thirty-two characters or more';
const order: ReleaseOrder = {
  part: 'blog',
  how: 'rollback',
  version: '0ecc5efa48c2',
  expected: '5d1f0a7be913',
  why: 'Pictures are missing',
  by: 'Meher',
};
const versions = ['5d1f0a7be913', '0ecc5efa48c2'].map((version, index) => ({
  version,
  isLive: index === 0,
  storedAt: '2026-11-22T08:00:00.000Z',
  live: null,
  commit: null,
  share: null,
  figures: { views: 0, errors: 0, paints: 0, paintMs: null },
}));
const blog = {
  part: 'blog',
  live: '5d1f0a7be913',
  previous: '0ecc5efa48c2',
  held: null,
  canary: null,
  problem: null,
  versions,
};

/** A private port whose moves end when the test says so. */
function build(set: { secret?: string | undefined } = { secret }) {
  const makePreview: MakePreview = async ({ version }) => {
    if (version !== '0ecc5efa48c2') {
      throw new StartProblem('It is not in the store.');
    }
    return { address: '/blogs?release=signed', until: '2026-11-22T09:00:00.000Z' };
  };
  const orders: ReleaseOrder[] = [];
  const ends: ((refusal: string | undefined) => void)[] = [];
  const moves = createReleaseMoves((given) => {
    orders.push(given);
    return new Promise((end) => ends.push(end));
  });
  const readOverview = async (): Promise<ReleaseOverview> => ({
    releaseSet: 'set',
    countedSince: '2026-11-22T08:00:00.000Z',
    parts: [blog],
    ...moves.state,
  });
  const app = buildPrivateServer({ secret: set.secret, metrics: new Registry(), moves, readOverview, makePreview });
  onTestFinished(() => app.close());
  async function ask(method: 'GET' | 'POST', path: string, body = '', headers?: Record<string, string>) {
    const signed = headers ?? (await signCall({ method, path, body }, secret));
    const type = { 'content-type': 'application/json' };
    const sent = body === '' ? { headers: signed } : { headers: { ...type, ...signed }, payload: body };
    const { statusCode, json } = await app.inject({ method, url: path, ...sent });
    return { statusCode, body: json() };
  }
  return {
    orders,
    ends,
    ask,
    app,
    move: (given: object = order) => ask('POST', '/releases/moves', JSON.stringify(given)),
  };
}

describe('the private port of the shop', () => {
  // security: signed-moves
  it('says what is live to signed calls alone', async () => {
    const { ask } = build();
    expect(await ask('GET', '/releases')).toMatchObject({ statusCode: 200, body: { releaseSet: 'set' } });
    expect(await ask('GET', '/releases', '', {})).toMatchObject({ statusCode: 401 });
    const wrong = await signCall({ method: 'GET', path: '/releases', body: '' }, 'another secret');
    expect(await ask('GET', '/releases', '', wrong)).toMatchObject({ statusCode: 401 });
  });

  // security: signed-moves
  it('takes the same order once: a recorded call cannot be sent again', async () => {
    const { ask, orders, ends } = build();
    const body = JSON.stringify(order);
    const signed = await signCall({ method: 'POST', path: '/releases/moves', body }, secret);
    expect(await ask('POST', '/releases/moves', body, signed)).toMatchObject({ statusCode: 200 });
    ends[0]?.(undefined);
    await expect.poll(async () => (await ask('GET', '/releases')).body.underWay).toBeNull();
    expect(await ask('POST', '/releases/moves', body, signed)).toMatchObject({ statusCode: 401 });
    expect(orders).toEqual([order]);
  });

  it('moves one release at a time, and says how it ended', async () => {
    const { ask, move, ends } = build();
    expect((await move()).body.underWay).toMatchObject({ part: 'blog', version: '0ecc5efa48c2', by: 'Meher' });
    expect(await move({ ...order, why: 'once more' })).toMatchObject({
      statusCode: 409,
      body: { code: 'IN_PROGRESS' },
    });
    ends[0]?.('/blogs fails.');
    await expect
      .poll(async () => (await ask('GET', '/releases')).body.ended)
      .toMatchObject({ refusal: '/blogs fails.' });
    expect(await move({ ...order, why: 'and again' })).toMatchObject({ statusCode: 200 });
  });

  it.each([
    ['of a version that is not there', { version: '000000000000' }, 404, 'NOT_FOUND'],
    ['of a part that is not there', { part: 'shop' }, 404, 'NOT_FOUND'],
    ['from a version that is no longer live', { expected: '0ecc5efa48c2' }, 409, 'STALE_VERSION'],
    ['that names a path', { version: '../../shell' }, 400, 'INVALID_INPUT'],
    ['with an option of the command', { part: '--off' }, 400, 'INVALID_INPUT'],
  ])('refuses a move %s', async (_what, wrong, statusCode, code) => {
    const { move, orders } = build();
    expect(await move({ ...order, ...wrong })).toMatchObject({ statusCode, body: { code } });
    expect(orders).toEqual([]);
  });

  it('makes the address of a preview, for signed calls about a release that can be shown', async () => {
    const { ask } = build();
    const preview = (requested: object, headers?: Record<string, string>) =>
      ask('POST', '/releases/previews', JSON.stringify(requested), headers);
    const requested = { part: 'blog', version: '0ecc5efa48c2' };
    expect(await preview(requested)).toMatchObject({ statusCode: 200, body: { address: '/blogs?release=signed' } });
    expect(await preview(requested, {})).toMatchObject({ statusCode: 401 });
    expect(await preview({ ...requested, version: '000000000000' })).toMatchObject({
      statusCode: 404,
      body: { code: 'NOT_FOUND', message: 'It is not in the store.' },
    });
    expect(await preview({ ...requested, part: '../blog' })).toMatchObject({ statusCode: 400 });
  });

  it('has metrics without a secret, and nothing else', async () => {
    const { ask, app } = build({});
    expect(await ask('GET', '/releases')).toMatchObject({ statusCode: 503 });
    expect((await app.inject('/metrics')).statusCode).toBe(200);
  });
});
