import { expect, it } from 'vitest';
import { findPacked, makeAnswer, packBody, toCacheable } from './answer.ts';

it('different answers have different names, also when only their headers differ', () => {
  const [one, same, other, paged] = [
    makeAnswer({ json: [1] }),
    makeAnswer({ json: [1] }),
    makeAnswer({ json: [2] }),
    makeAnswer({ json: [1], headers: { 'x-next-cursor': 'x' } }),
  ];
  expect(same.etag).toBe(one.etag);
  expect(new Set([one.etag, other.etag, paged.etag]).size).toBe(3);
});

it('a compressed form is made once, however many ask for it, and says that the answer has grown', async () => {
  const answer = makeAnswer({ json: Array.from({ length: 4000 }, (_, index) => Math.sin(index)) });
  let grown = 0;
  answer.onGrown = () => {
    grown += 1;
  };
  const packed = findPacked(answer, 'br') ?? expect.fail('An answer of this length is compressed.');
  const [first, second] = await Promise.all([packBody(answer, packed), packBody(answer, packed)]);
  expect(first).toBe(second);
  expect(first.length).toBeLessThan(answer.length);
  expect(grown).toBe(1);
});

it('an answer is cached longer than others only where a poll tells of its changes, and never longer than it says', () => {
  const poll = { isDue: () => false, run: async () => undefined, confirmedAt: () => 0 };
  const cacheable = (fresh: object, followedBy?: typeof poll) =>
    toCacheable({ json: 1, ...fresh }, { ttlMs: 3000, topic: 'products', poll: followedBy });
  expect(cacheable({}, poll)).toMatchObject({ freshMs: 3000, topics: ['products'], followedBy: undefined });
  expect(cacheable({ isFollowed: true }, poll)).toMatchObject({ freshMs: 300_000, followedBy: poll });
  expect(cacheable({ isFollowed: true })).toMatchObject({ freshMs: 3000, followedBy: undefined });
  expect(cacheable({ isFollowed: true, maxMs: 50, topics: ['a'] }, poll)).toMatchObject({ freshMs: 50, topics: ['a'] });
});
