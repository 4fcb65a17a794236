import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { parseOrderNumber } from '@aaram/shared-domain/order';
import { findTitledPosts } from '#modules/blog/index.ts';
import { findNamedProducts } from '#modules/catalog/for-change-sets.ts';
import { findPeople, searchPeople } from '#modules/identity/index.ts';
import { findOrderByNumber } from '#modules/orders/index.ts';
import { listMembers } from '#modules/teams/index.ts';

/** So many products, posts or people are searched at once for a text: more would name nothing. */
const MAX_NAMED = 200;

/**
 * What a text in the search means: an id, an order number, a SKU, or a part of a product's name or a post's title. Of
 * one seller, or null for all. An empty list when nothing is called so.
 */
export async function findSubjects(db: Db, text: string, sellerId: string | null): Promise<string[]> {
  if (isId(text)) {
    return [text.toLowerCase()];
  }
  const number = parseOrderNumber(text);
  const order = number === undefined ? undefined : await findOrderByNumber(db, number);
  const [products, posts] = await Promise.all([
    findNamedProducts(db, { text, sellerId, limit: MAX_NAMED }),
    findTitledPosts(db, { text, authorId: sellerId, limit: MAX_NAMED }),
  ]);
  return [...(order === undefined ? [] : [order.id]), ...products, ...posts];
}

/** Whom a text in the search means: an id, or a part of a name or mail address, of the own team; of all for admins. */
export async function findActors(db: Db, text: string, sellerId: string | null): Promise<string[]> {
  if (isId(text)) {
    return [text.toLowerCase()];
  }
  if (sellerId === null) {
    return (await searchPeople(db, text, MAX_NAMED)).map(({ id }) => id);
  }
  const members = await listMembers(db, sellerId);
  const people = await findPeople(db, [sellerId, ...members.map(({ userId }) => userId)]);
  const part = text.toLowerCase();
  const isMeant = ({ name, email }: { name: string; email: string }) => `${name} ${email}`.toLowerCase().includes(part);
  return [...people].flatMap(([id, person]) => (isMeant(person) ? [id] : []));
}
