import type { DesignDocument } from '@aaram/shared-domain/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { starDesign } from '#testing/good-calls/good-design-calls.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

type Person = { id: string; headers: Headers };

let harness: PaymentHarness;
let maker: Person;
let friend: Person;
let tee: { id: string };

beforeAll(async () => {
  harness = await startPaymentHarness();
  maker = await harness.shopper();
  friend = await harness.shopper();
  const seller = await harness.shopper({ role: 'seller' });
  tee = await buildProduct(harness.db, {
    ...{ sellerId: seller.id, name: 'Your Print Tee', category: 'Customized', subcategory: 'T-Shirt' },
    stock: { M: 9 },
  });
});
afterAll(() => harness.close());

const call = (who: Person | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  harness.app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) });

async function create(document: DesignDocument = starDesign): Promise<string> {
  return (await call(maker, 'POST', '/api/designs', { product: tee.id, document })).json()._id;
}

async function prepare(id: string): Promise<void> {
  const answer = await call(maker, 'POST', `/api/designs/${id}/print`, { product: tee.id });
  if (answer.json().state === 'preparing') {
    await prepare(id);
  }
}

const share = (id: string, mayCopy: boolean, who = maker) =>
  call(who, 'PUT', `/api/designs/${id}/share`, { product: tee.id, mayCopy });
const open = (token: string) => call(undefined, 'GET', `/api/shared-designs/${token}`);

/** A design that is shared: its id and its link. */
async function shared(mayCopy: boolean): Promise<{ id: string; token: string }> {
  const id = await create();
  await prepare(id);
  return { id, token: (await share(id, mayCopy)).json().token };
}

describe('a design that is shared', () => {
  it('is seen by everyone with the link, until its maker ends it', async () => {
    const { id, token } = await shared(false);
    expect(token).toMatch(/^[\w-]{22}$/);
    const seen = await open(token);
    expect(seen.json()).toMatchObject({ product: { _id: tee.id, name: 'Your Print Tee' }, mayCopy: false });
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.body).not.toContain(maker.id);
    expect((await call(maker, 'DELETE', `/api/designs/${id}/share`)).json()).toEqual({ token: null, mayCopy: false });
    expect((await open(token)).statusCode).toBe(404);
    const again = (await share(id, false)).json();
    expect(again.token).not.toBe(token);
  });

  it('shows what it was, until it is shared again at the same link', async () => {
    const { id, token } = await shared(false);
    const before = (await open(token)).json().previewImage;
    const [star] = starDesign.prints['left-chest'] ?? [];
    const later: DesignDocument = { ...starDesign, prints: { 'left-chest': star ? [{ ...star, turn: 40 }] : [] } };
    await call(maker, 'PUT', `/api/designs/${id}`, { product: tee.id, document: later, version: 1 });
    expect((await open(token)).json().previewImage).toBe(before);
    expect((await share(id, false)).statusCode).toBe(409);
    await prepare(id);
    expect((await share(id, false)).json().token).toBe(token);
    expect((await open(token)).json().previewImage).not.toBe(before);
  });

  it('is the beginning of another design only where its maker allows it', async () => {
    const closed = await shared(false);
    const refused = await call(friend, 'POST', `/api/shared-designs/${closed.token}/copies`);
    expect(refused.statusCode).toBe(403);
    const { token } = await shared(true);
    const copied = await call(friend, 'POST', `/api/shared-designs/${token}/copies`);
    expect(copied.json()).toMatchObject({ product: tee.id, version: 1, document: starDesign });
    expect((await call(maker, 'GET', `/api/designs/${copied.json()._id}`)).statusCode).toBe(404);
  });

  it('is shared, and no longer shared, by its maker alone', async () => {
    const { id, token } = await shared(true);
    expect((await share(id, true, friend)).statusCode).toBe(409);
    expect((await call(friend, 'GET', `/api/designs/${id}/share`)).statusCode).toBe(404);
    await call(friend, 'DELETE', `/api/designs/${id}/share`);
    expect((await open(token)).statusCode).toBe(200);
    expect((await open('no-such-link')).statusCode).toBe(404);
  });
});

it('the pictures of a copied design are printed; those of others cannot be put into a design', async () => {
  const { token } = await shared(true);
  const media = '/media/design-other_100x100_ffffff/100.webp';
  const withPicture: DesignDocument = {
    ...starDesign,
    prints: {
      'left-chest': [
        {
          ...{
            kind: 'picture',
            id: 'p',
            name: '',
            media,
            pixels: { width: 100, height: 100 },
            width: 40,
            mask: 'none',
          },
          ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, x: 50, y: 50, turn: 0, flip: false, opacity: 1 },
          ...{ isLocked: false, isHidden: false },
        },
      ],
    },
  };
  await harness.db`
    update design_shares set document = ${JSON.stringify(withPicture)}::jsonb, media = ${[media]}::text[] where token = ${token}`;
  const body = { product: tee.id, document: withPicture };
  expect((await call(friend, 'POST', '/api/designs', body)).statusCode).toBe(409);
  const copied = (await call(friend, 'POST', `/api/shared-designs/${token}/copies`)).json();
  const saved = await call(friend, 'PUT', `/api/designs/${copied._id}`, { ...body, version: 1 });
  expect(saved.statusCode).toBe(200);
});
