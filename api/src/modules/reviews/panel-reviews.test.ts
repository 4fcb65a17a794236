import type { PanelReview } from '@aaram/shared-domain/review';
import { panelReviewSchema } from '@aaram/shared-domain/review/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { forgetReviews } from './own-reviews.repository.ts';
import { countStars, findOwnReviews } from './reviews.repository.ts';
import { storeReview } from './store-review.ts';

let t: TestApp;
let people: Record<'seller' | 'otherSeller' | 'admin' | 'shopper', { id: string; headers: { authorization: string } }>;
beforeAll(async () => {
  t = await buildTestApp();
  const person = async (role: 'seller' | 'admin' | 'user') => {
    const user = await buildUser(t.db, { role });
    return { id: user.id, headers: await loginAs(t.db, user) };
  };
  people = {
    seller: await person('seller'),
    otherSeller: await person('seller'),
    admin: await person('admin'),
    shopper: await person('user'),
  };
});
afterAll(() => t.close());

let productId: string;
beforeEach(async () => {
  productId = (await buildProduct(t.db, { sellerId: people.seller.id })).id;
});

const write = (rating: number, comment = 'Soft') =>
  t.db.begin((tx) =>
    storeReview(
      tx,
      {
        productId,
        userId: people.shopper.id,
        authorName: 'Asha',
        rating,
        comment,
        media: [],
        isVerified: true,
      },
      'test',
    ),
  );
const send = (who: keyof typeof people, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/auth/panel/reviews${path}`,
    headers: people[who].headers,
    ...(payload && { payload }),
  });
const shown = async () => (await t.app.inject(`/api/auth/products/${productId}`)).json();
const list = async (who: keyof typeof people, query = ''): Promise<PanelReview[]> =>
  (await send(who, 'GET', `?${query}`)).json().map((one: unknown) => panelReviewSchema.strict().parse(one));
const trail = async (id: string) =>
  t.db<{ action: string; detail: object }[]>`select action, detail from audit_log where subject_id = ${id} order by id`;

describe("a seller's answer", () => {
  // rules: answers-and-hidden-reviews
  it('stands under the review, may be changed and removed, and each is in the trail', async () => {
    const { _id: id } = await write(4);
    const answer = await send('seller', 'PUT', `/${id}/answer`, { text: '  Thank you.  ' });
    expect(panelReviewSchema.strict().parse(answer.json())).toMatchObject({ answer: { text: 'Thank you.' } });
    expect((await shown()).reviews).toMatchObject([{ _id: id, answer: { text: 'Thank you.' } }]);
    const page = (await t.app.inject(`/api/auth/products/${productId}/reviews`)).json();
    expect(page.reviews).toEqual((await shown()).reviews);
    await send('seller', 'PUT', `/${id}/answer`, { text: 'Thank you, Asha.' });
    expect((await shown()).reviews).toMatchObject([{ answer: { text: 'Thank you, Asha.' } }]);
    await send('seller', 'DELETE', `/${id}/answer`);
    expect((await shown()).reviews).toMatchObject([{ answer: null }]);
    const actions = (await trail(id)).map(({ action }) => action);
    expect(actions).toEqual(['review.answer', 'review.answer', 'review.unanswer']);
  });

  it('needs words, and is for the seller of the product, or an admin for that seller', async () => {
    const { _id: id } = await write(4);
    expect((await send('seller', 'PUT', `/${id}/answer`, { text: '  ' })).json().message).toBe('Write an answer.');
    expect((await send('otherSeller', 'PUT', `/${id}/answer`, { text: 'Hi' })).statusCode).toBe(404);
    expect((await send('otherSeller', 'DELETE', `/${id}/answer`)).statusCode).toBe(404);
    expect((await send('shopper', 'PUT', `/${id}/answer`, { text: 'Hi' })).statusCode).toBe(403);
    expect(await trail(id)).toEqual([]);
    expect((await send('admin', 'PUT', `/${id}/answer`, { text: 'Hi' })).statusCode).toBe(200);
  });

  it('goes with the review that another one replaces', async () => {
    const { _id: id } = await write(4);
    await send('seller', 'PUT', `/${id}/answer`, { text: 'Thank you.' });
    await write(2, 'It faded');
    expect((await shown()).reviews).toMatchObject([{ _id: id, comment: 'It faded', answer: null }]);
  });

  // rules: who-may-review
  it('stays in the trail with the words of the replaced review, until its author deletes the account', async () => {
    const { _id: id, comment } = await write(4);
    await send('seller', 'PUT', `/${id}/answer`, { text: 'Thank you.' });
    await write(2, 'It faded');
    const detail = {
      ratingFrom: 4,
      ratingTo: 2,
      commentFrom: comment,
      commentTo: 'It faded',
      answerFrom: 'Thank you.',
    };
    expect(await trail(id)).toMatchObject([{ action: 'review.answer' }, { action: 'review.replace', detail }]);
    // The same once more replaces nothing.
    await write(2, 'It faded');
    expect(await trail(id)).toHaveLength(2);
    await t.db.begin((tx) => forgetReviews(tx, people.shopper.id));
    expect(await trail(id)).toMatchObject([{}, { action: 'review.replace', detail: {} }]);
    expect((await trail(id))[1]?.detail).toEqual({});
  });
});

describe('a hidden review', () => {
  // rules: answers-and-hidden-reviews
  it('is neither shown nor counted, keeps its reason for its author, and can be shown again', async () => {
    const { _id: id } = await write(1);
    await t.db`insert into reviews (product_id, author_name, rating, comment) values (${productId}, 'Zoya', 5, 'Good')`;
    await t.db.begin((tx) => countStars(tx, productId));
    const hidden = await send('admin', 'PUT', `/${id}/hiding`, { reason: ' It names a person. ' });
    expect(hidden.json().hidden.reason).toBe('It names a person.');
    expect(await shown()).toMatchObject({ rating: 5, reviewCount: 1, starCounts: [0, 0, 0, 0, 1] });
    expect((await shown()).reviews).toMatchObject([{ comment: 'Good' }]);
    const own = async () => (await findOwnReviews(t.db, people.shopper.id, [productId])).get(productId);
    expect(await own()).toMatchObject({ rating: 1, hiddenReason: 'It names a person.' });

    await write(2, 'Once more');
    expect(await shown()).toMatchObject({ reviewCount: 1 });
    await send('admin', 'DELETE', `/${id}/hiding`);
    expect(await shown()).toMatchObject({ rating: 3.5, reviewCount: 2, starCounts: [0, 1, 0, 0, 1] });
    expect((await own())?.hiddenReason).toBeNull();
    expect(await trail(id)).toMatchObject([
      { action: 'review.hide', detail: { reason: 'It names a person.', productId } },
      { action: 'review.replace', detail: { commentTo: 'Once more' } },
      { action: 'review.show', detail: { productId } },
    ]);
  });

  it('needs a reason and an admin', async () => {
    const { _id: id } = await write(1);
    expect((await send('admin', 'PUT', `/${id}/hiding`, { reason: ' ' })).statusCode).toBe(400);
    expect((await send('seller', 'PUT', `/${id}/hiding`, { reason: 'Too few stars' })).statusCode).toBe(403);
    expect((await shown()).reviewCount).toBe(1);
  });
});

describe("the panel's list", () => {
  it('has what waits for an answer first, page by page, of own products only', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const [row] = await t.db<{ id: string }[]>`
        insert into reviews (product_id, author_name, rating, comment, created_at)
        values (${productId}, 'Asha', 4, ${`Day ${day}`}, ${new Date(Date.UTC(2027, 0, day))}) returning id`;
      ids.push(row?.id ?? '');
    }
    for (const index of [1, 4]) {
      await send('seller', 'PUT', `/${ids[index]}/answer`, { text: 'Thank you.' });
    }
    const own = (reviews: PanelReview[]) => reviews.filter(({ product }) => product._id === productId);
    const comments = own(await list('seller', 'limit=100')).map(({ comment }) => comment);
    expect(comments).toEqual(['Day 4', 'Day 3', 'Day 1', 'Day 5', 'Day 2']);
    const paged: PanelReview[] = [];
    for (let cursor = ''; ; ) {
      const answer = await send('seller', 'GET', `?limit=2&cursor=${cursor}`);
      paged.push(...answer.json());
      cursor = String(answer.headers['x-next-cursor'] ?? '');
      if (cursor === '') {
        expect(Number(answer.headers['x-total-count'])).toBe(paged.length);
        break;
      }
    }
    expect(own(paged).map(({ comment }) => comment)).toEqual(comments);
    expect(own(await list('seller', 'show=unanswered'))).toHaveLength(3);
    expect(own(await list('admin', 'limit=100'))).toHaveLength(5);
    expect(await list('otherSeller')).toEqual([]);

    await send('admin', 'PUT', `/${ids[0]}/hiding`, { reason: 'It names a person.' });
    expect(own(await list('seller', 'show=hidden'))).toMatchObject([
      { _id: ids[0], hidden: { reason: 'It names a person.' } },
    ]);
    expect(own(await list('seller', 'show=unanswered'))).toHaveLength(2);
    expect((await send('seller', 'GET', '?cursor=nothing')).statusCode).toBe(400);
  });
});
