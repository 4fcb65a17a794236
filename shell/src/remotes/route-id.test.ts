import { expect, it } from 'vitest';
import { makeRouteId, parseRouteId } from './route-id.ts';

it.each([
  ['blog', '/blog-details/:id'],
  ['storefront', '/'],
  ['shell', 'not-found'],
])('finds %s and %s in the id that was made of them', (owner, page) => {
  expect(parseRouteId(makeRouteId(owner, page))).toEqual({ owner, page });
});

it.each([undefined, '', 'root', '0-0-4'])('finds no page in %o', (id) => {
  expect(parseRouteId(id)).toBeUndefined();
});
