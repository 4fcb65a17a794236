import type { Pool } from '@aaram/runtime/db';
import { categories, sizesByType } from '@aaram/shared-domain/catalog';
import { brandNames, colours, motifs, nounsOf, tagPool } from './big-catalogue-words.ts';

const BATCH = 2500;
const DAY_MS = 86_400_000;
/** Relative size of each category. */
const SHARES: Record<string, number> = {
  Men: 20,
  Women: 27,
  Kids: 12,
  Accessories: 12,
  Swimwears: 3,
  Bags: 6,
  Shoes: 9,
  Cosmetics: 7,
  Customized: 2,
  'Glow in the dark': 2,
};

/** The same numbers for the same seed, on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const pick = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
/** Picks early entries far more often than late ones, as with real brands and tags. */
const pickSkewed = <One>(random: Random, list: readonly One[]): One =>
  list[Math.floor(random() ** 3 * list.length)] as One;

function pickCategory(random: Random) {
  let left = random() * Object.values(SHARES).reduce((sum, share) => sum + share, 0);
  const found = categories.find(({ name }) => {
    left -= SHARES[name] ?? 1;
    return left < 0;
  });
  return found ?? pick(random, categories);
}

function buildName(random: Random, subcategory: string, index: number): string {
  const noun = pick(random, nounsOf(subcategory));
  const kind = random();
  if (kind < 0.02) {
    return `सूती ${pick(random, ['साड़ी', 'कुर्ता', 'दुपट्टा', 'थैला'])} ${noun}`;
  }
  const motif = pickSkewed(random, motifs);
  const code = kind > 0.9 ? ` ${motif.slice(0, 2).toUpperCase()}-${1000 + (index % 9000)}` : '';
  return `${kind < 0.04 ? 'Café ' : ''}${motif} ${noun}${code}, ${pickSkewed(random, colours)}`;
}

function buildStock(random: Random, sizeType: keyof typeof sizesByType) {
  const isSoldOut = random() < 0.12;
  return sizesByType[sizeType].map((size) => ({
    size,
    quantity: isSoldOut || random() < 0.25 ? 0 : Math.ceil(random() ** 4 * 200),
  }));
}

function buildProduct(random: Random, index: number, now: number) {
  const category = pickCategory(random);
  const subcategory = pickSkewed(random, category.subcategories);
  const { sizeType } = category;
  const base = 20 + 60 * random() ** 4;
  const pricePaise = (Math.round(base * (1 + random() ** 2 * 4)) * 10 - (random() < 0.9 ? 1 : 0)) * 100;
  const stock = buildStock(random, sizeType);
  const hex = index.toString(16).padStart(12, '0');
  const tags = Array.from({ length: 2 + Math.floor(random() * 4) }, () => pickSkewed(random, tagPool));
  return {
    // Spread like random ids, but the same in each run.
    id: `${Math.floor(random() * 0xffffffff)
      .toString(16)
      .padStart(8, '0')}-0000-7000-8000-${hex}`,
    name: buildName(random, subcategory, index),
    description: 'Made for a full catalogue. '.repeat(1 + Math.floor(random() * 12)),
    price_paise: pricePaise,
    mrp_paise: random() < 0.4 ? Math.round(pricePaise * 1.3) : null,
    category: category.name,
    subcategory,
    brand: random() < 0.04 ? null : pickSkewed(random, brandNames),
    size_type: sizeType,
    images: [`/media/big-${index % 500}_750x1000_ffffff/750.webp`],
    tags: [...new Set([subcategory.toLowerCase(), ...tags])],
    is_available: stock.some((entry) => entry.quantity > 0),
    sold: Math.floor(random() ** 8 * 20_000),
    rating: Math.floor(random() ** 6 * 60),
    created_at: new Date(now - Math.floor(random() * 1000 * DAY_MS)).toISOString(),
    removed_at: random() < 0.01 ? new Date(now).toISOString() : null,
    stock,
  };
}

/**
 * Drops the indexes that only speed reads up, which is faster than filling them row by row; makes them again when
 * called.
 */
async function putAsideIndexes(db: Pool): Promise<() => Promise<void>> {
  const found = await db<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${['products', 'product_stock', 'reviews']}::regclass[]) and not indisunique`;
  for (const { name } of found) {
    await db.unsafe(`drop index ${name}`);
  }
  return async () => {
    await db`set maintenance_work_mem = '1GB'`;
    for (const { definition } of found) {
      await db.unsafe(definition);
    }
  };
}

/**
 * Fills a database with `count` products, their stock and reviews: names, brands, tags, prices and sales skewed as in
 * real stores, the same for the same seed. Needs a superuser, as in the embedded database, to switch triggers off, and a pool of one
 * connection without a time limit.
 */
export async function fillCatalogue(db: Pool, count: number, seed = 7): Promise<void> {
  const random = createRandom(seed);
  const now = Date.UTC(2026, 0, 1);
  const [seller] = await db<{ id: string }[]>`
    insert into users (name, email, mobile, password_hash, role) values ('Big', 'big@example.com', '9000000001', '-', 'seller')
    returning id`;
  const sellerId = seller?.id ?? '';
  const putBack = await putAsideIndexes(db);
  for (let from = 0; from < count; from += BATCH) {
    const products = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) =>
      buildProduct(random, from + index, now),
    );
    await db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`set local statement_timeout = 0`;
      await tx.unsafe(insertProducts, [JSON.stringify(products), sellerId]);
      await tx.unsafe(insertStock, [JSON.stringify(products)]);
      await tx.unsafe(insertReviews, [JSON.stringify(products)]);
    });
  }
  await putBack();
  const one = await db.reserve();
  try {
    await one`set statement_timeout = 0`;
    await one`insert into search_terms (term) select distinct unnest(search_tokens) from products on conflict do nothing`;
    await one`vacuum analyze`;
  } finally {
    one.release();
  }
}

const rows = (columns: string) => `json_to_recordset($1::text::json) as p(${columns})`;
const insertProducts = `
  insert into products (id, name, description, price_paise, mrp_paise, category, subcategory, brand, size_type, images,
    tags, is_available, seller_id, sold, rating_sum, rating_count, star_counts, created_at, updated_at, removed_at)
  select id, name, description, price_paise, mrp_paise, category, subcategory, brand, size_type, images,
    tags, is_available, $2::uuid, sold, rating * 4, rating, array[0, 0, 0, rating, 0], created_at, created_at, removed_at
  from ${rows(`id uuid, name text, description text, price_paise bigint, mrp_paise bigint, category text,
    subcategory text, brand text, size_type text, images text[], tags text[], is_available boolean, sold int,
    rating int, created_at timestamptz, removed_at timestamptz`)}`;
const insertStock = `
  insert into product_stock (product_id, size, position, quantity)
  select p.id, s->>'size', position - 1, (s->>'quantity')::int
  from ${rows('id uuid, stock json')}, json_array_elements(p.stock) with ordinality as entry(s, position)`;
const insertReviews = `
  insert into reviews (product_id, author_name, rating, comment, created_at)
  select p.id, 'Reviewer ' || n, 4, 'Good cloth, true to its size.', p.created_at + n * interval '1 day'
  from ${rows('id uuid, rating int, created_at timestamptz')}, generate_series(1, p.rating) n`;
