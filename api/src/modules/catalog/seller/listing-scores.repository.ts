import type { Db } from '@aaram/runtime/db';
import { type ListingGap, listingPoints } from '@aaram/shared-domain/catalog';
import { factKeys, factOf } from '@aaram/shared-domain/product-fields';
import { columnOf } from '../fact-columns.ts';

/** A product's row with what it lacks, the costliest first. */
export type WeakRow = { id: string; name: string; image: string | null; lacking: ListingGap[] };

/** Of how many products, the newest, the weakest are sought: no list reads a whole catalogue. */
const MAX_SCORED = 5000;
const FULL_PICTURES = 3;
const FULL_DESCRIPTION = 80;
const FULL_TAGS = 3;

const scoredFacts = factKeys
  .filter((key) => factOf(key).points !== null)
  .map((key) => `('${key}', p.${columnOf(key)} is null)`)
  .join(', ');

/** Whether a product `p` lacks each of the parts. */
const gaps = (db: Db) =>
  db`(values
    ${db.unsafe(scoredFacts)},
    ('pictures', cardinality(p.images) < ${FULL_PICTURES}),
    ('description', length(p.description) < ${FULL_DESCRIPTION}),
    ('pictureTexts', p.picture_texts = '{}'),
    ('tags', cardinality(p.tags) < ${FULL_TAGS}),
    ('brand', p.brand is null)) as gap (name, is_lacking)`;

/** The weakest listings on sale of one seller, or of all for null; those that lack nothing are left out. */
export const findWeakListings = (
  db: Db,
  { sellerId, limit }: { sellerId: string | null; limit: number },
): Promise<WeakRow[]> =>
  db<WeakRow[]>`
    select p.id, p.name, p.images[1] as image, weak.lacking from (
      select * from products
      where removed_at is null and ${sellerId === null ? db`true` : db`seller_id = ${sellerId}`}
      order by created_at desc, id desc limit ${MAX_SCORED}) p
    cross join lateral (
      select array_agg(gap.name order by points.value::int desc, gap.name) as lacking, sum(points.value::int) as lost
      from ${gaps(db)} join json_each_text(${db.json(listingPoints)}::json) as points (name, value) using (name)
      where gap.is_lacking) weak
    where weak.lost > 0 order by weak.lost desc, p.id desc limit ${limit}`;
