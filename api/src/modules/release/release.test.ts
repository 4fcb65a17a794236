import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPeople, type People } from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { RELEASES_SECRET } from '#testing/services/release-shop.ts';
import { createShopReleases } from './shop-releases.ts';

let harness: PaymentHarness;
let people: People;
beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.releaseShop.asked.length = 0;
});

const requested = {
  part: 'blog',
  how: 'rollback',
  version: '0ecc5efa48c2',
  expected: '5d1f0a7be913',
  why: 'Pictures are missing',
};
const read = () => harness.app.inject({ url: '/api/auth/panel/releases', headers: people.admin.headers });
const move = (payload: object = requested, headers = people.admin.headers) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/panel/releases/moves', headers, payload });
const readTrail = () =>
  harness.db`select actor_id, subject_id, detail from audit_log where action like 'release.%' order by id`;

describe('releases in the panel', () => {
  it('are asked of the shop in a signed call', async () => {
    expect((await read()).json()).toMatchObject({ releaseSet: 'set' });
    expect(harness.releaseShop.asked).toEqual([{ method: 'GET', path: '/releases', body: undefined, isSigned: true }]);
  });

  it('move with the name of the admin who asked for it and why, and leave a row of it', async () => {
    expect((await move()).statusCode).toBe(200);
    const [asked] = harness.releaseShop.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/releases/moves', isSigned: true });
    expect(asked?.body).toEqual({ ...requested, by: people.admin.name });
    expect((await readTrail()).at(-1)).toEqual({
      actorId: people.admin.id,
      subjectId: 'blog@0ecc5efa48c2',
      detail: { from: '5d1f0a7be913', why: 'Pictures are missing' },
    });
  });

  it('go to a share of the visitors, with it in the row', async () => {
    const canary = { ...requested, how: 'canary', percent: 10 };
    expect((await move(canary)).statusCode).toBe(200);
    expect(harness.releaseShop.asked[0]?.body).toEqual({ ...canary, by: people.admin.name });
    expect((await readTrail()).at(-1)?.detail).toEqual({
      from: '5d1f0a7be913',
      why: 'Pictures are missing',
      percent: 10,
    });
    expect((await move({ ...requested, how: 'end-canary' })).statusCode).toBe(200);
  });

  // security: signed-moves
  it('move only after a proof of who is there, given a few minutes ago', async () => {
    const { admin } = people;
    const setAge = (age: string) =>
      harness.db`update sessions set proved_at = now() - ${age}::interval where user_id = ${admin.id}`;
    await setAge('11 minutes');
    const rows = (await readTrail()).length;
    expect((await move()).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect([harness.releaseShop.asked, (await readTrail()).length]).toEqual([[], rows]);
    await setAge('1 minute');
    expect((await move()).statusCode).toBe(200);
  });

  it('are shown before they are live at an address that the shop makes, and a row says to whom', async () => {
    const payload = { part: 'blog', version: '0ecc5efa48c2' };
    const ask = (given: object = payload) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/panel/releases/previews',
        headers: people.admin.headers,
        payload: given,
      });
    const { address, until } = (await ask()).json();
    expect(address).toBe('/blogs?release=blog@0ecc5efa48c2.x');
    expect(harness.releaseShop.asked).toEqual([
      { method: 'POST', path: '/releases/previews', body: payload, isSigned: true },
    ]);
    const subjectId = 'blog@0ecc5efa48c2';
    expect((await readTrail()).at(-1)).toEqual({ actorId: people.admin.id, subjectId, detail: { until } });
    const rows = (await readTrail()).length;
    harness.releaseShop.answers.push(
      { status: 404, body: { code: 'NOT_FOUND', message: 'It is not in the store.' } },
      { status: 200, body: { address: '//elsewhere.example/', until } },
    );
    expect((await ask()).json()).toEqual({ code: 'NOT_FOUND', message: 'It is not in the store.' });
    expect((await ask()).statusCode).toBe(503);
    expect((await ask({ ...payload, part: '../blog' })).statusCode).toBe(400);
    expect(await readTrail()).toHaveLength(rows);
  });

  it.each([
    ['in two lines', { why: 'one\ntwo' }, 'Please say why in one line.'],
    ['without a reason', { why: '  ' }, 'Please say why.'],
    ['to a path', { version: '../../shell' }, 'This version does not exist.'],
    ['of a path', { part: '../shell' }, 'This part of the store does not exist.'],
    [
      'to a share without a canary',
      { percent: 10 },
      'A share of the visitors belongs to a canary, and to nothing else.',
    ],
    [
      'as a canary without a share',
      { how: 'canary' },
      'A share of the visitors belongs to a canary, and to nothing else.',
    ],
    ['as a canary for all', { how: 'canary', percent: 100 }, 'Please enter a whole number from 1 to 99.'],
    ['by another name', { by: 'somebody' }, /./],
  ])('do not move %s', async (_what, wrong, message) => {
    const answer = await move({ ...requested, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(message);
    expect(harness.releaseShop.asked).toEqual([]);
  });

  it.each([
    [409, 'STALE_VERSION', 'blog is at another version now.'],
    [409, 'IN_PROGRESS', 'Another move is under way.'],
    [404, 'NOT_FOUND', 'There is no such release.'],
  ])('are refused with %i %s as the shop refuses them', async (status, code, message) => {
    harness.releaseShop.answers.push({ status, body: { code, message } });
    const answer = await move();
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message }]);
  });

  it.each([
    ['something else', { status: 200, body: { hello: 'world' } }],
    ['that the signature is wrong', { status: 401, body: { code: 'NOT_LOGGED_IN', message: 'Not signed.' } }],
  ])('answer 503 and what to look at when the shop says %s', async (_what, answer) => {
    harness.releaseShop.answers.push(answer);
    const { statusCode, json } = await read();
    expect([statusCode, json().message]).toEqual([503, expect.stringContaining('the same RELEASES_SECRET')]);
  });

  it.each([
    ['without a secret', { url: 'http://127.0.0.1:1', secret: undefined }, /set RELEASES_SECRET to the same value/],
    ['without a port', { url: undefined, secret: RELEASES_SECRET }, /and SHOP_PRIVATE_PORT/],
    ['where no shop is', { url: 'http://127.0.0.1:1', secret: RELEASES_SECRET }, /does not answer .* at http:\/\/127/],
  ])('answer 503 and what to set %s', async (_what, shop, message) => {
    const refusal = await createShopReleases(shop).read();
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE_NOW', message: expect.stringMatching(message) });
  });
});
