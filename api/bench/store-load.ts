/** The load of a store: many different addresses, a few of them requested often, while products change. */

import type { Pool } from '@aaram/runtime/db';
import { categories, priceRangeIds, sortIds } from '@aaram/shared-domain/catalog';
import { createRandom } from '#testing/catalogue/big-catalogue.ts';
import { createZipf } from '#testing/catalogue/zipf.ts';

const PRODUCTS = 10_000;
const LISTS = 200;
/** Of a hundred requests, this many are writes. */
export const WRITES_IN_HUNDRED = 5;
/** Of four writes, one is an edited price; the others are orders, which move stock. */
const ORDERS_FOR_ONE_EDIT = 3;

/** The queries of lists, most usual first: whole categories, other orders, one filter, a search. */
function listQueries(): string[] {
  const names = categories.map(({ name }) => encodeURIComponent(name));
  const sorted = sortIds.flatMap((sort) => names.map((name) => `category=${name}&sort=${sort}`));
  const priced = priceRangeIds.flatMap((range) => names.map((name) => `category=${name}&priceRange=${range}`));
  const parts = categories.flatMap(({ name, subcategories }) =>
    subcategories.map((one) => `category=${encodeURIComponent(name)}&subcategory=${encodeURIComponent(one)}`),
  );
  const searched = ['shirt', 'dress', 'black', 'shoes', 'jacket', 'linen', 'black shirt', 'midi dress'];
  const all = [...names.map((name) => `category=${name}`), ...sorted, ...priced, ...parts];
  return [...all.slice(0, LISTS - searched.length), ...searched.map((q) => `q=${encodeURIComponent(q)}`)];
}

export type StoreLoad = {
  /** Addresses by kind, most requested first. */
  paths: Record<string, string[]>;
  /** A sequence of addresses of one kind. */
  choose: (kind: string, amount: number) => string[];
  /** Changes a product as often requested ones change; resolves to its id. */
  write: () => Promise<string>;
};

export async function createStoreLoad(db: Pool, seed = 23): Promise<StoreLoad> {
  const random = createRandom(seed);
  const rows = await db<{ id: string }[]>`
    select id from products where removed_at is null order by md5(id::text) limit ${PRODUCTS}`;
  const ids = rows.map(({ id }) => id);
  const queries = listQueries();
  const paths: Record<string, string[]> = {
    'store: products': ids.map((id) => `/api/auth/products/${id}`),
    'store: lists': queries.map((query) => `/api/auth/category/products?${query}&limit=24&view=card`),
    'store: facets': queries.map((query) => `/api/auth/facets?${query.replace(/&sort=\w+/, '')}`),
  };
  const chooseProduct = createZipf(ids.length, random);
  let written = 0;
  return {
    paths,
    choose(kind, amount) {
      const list = paths[kind] ?? [];
      const next = createZipf(list.length, random);
      return Array.from({ length: amount }, () => list[next()] ?? '');
    },
    async write() {
      const id = ids[chooseProduct()] ?? '';
      written += 1;
      if (written % (ORDERS_FOR_ONE_EDIT + 1) === 0) {
        await db`
          update products set price_paise = price_paise + case when version % 2 = 0 then 1000 else -1000 end,
            version = version + 1 where id = ${id}`;
      } else {
        // One size of one product; a sold-out one is filled up, so that the stock lasts as long as the benchmark.
        await db`
          update product_stock set quantity = case when quantity > 1 then quantity - 1 else quantity end, moves = moves + 1
          where product_id = ${id} and position = 0`;
      }
      return id;
    },
  };
}
