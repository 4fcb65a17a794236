import { MAX_FAMILY } from '@aaram/shared-domain/catalog';
import { cardFacts, wholeFacts } from './fact-columns.ts';

/**
 * A card as the API returns it, written as JSON by the database, so that rows are not parsed and serialized again here.
 * Same fields in the same order as `toSummary`; a test compares the two.
 */
const fields = `
  p.id as "_id", p.name, trim_scale(p.price_paise / 100.0) as price, trim_scale(coalesce(p.mrp_paise, p.price_paise) / 100.0) as mrp,
  p.category, p.subcategory, p.brand, p.images, coalesce(s.stock, '[]') as stock, p.size_type as "sizeType", p.tags,
  p.is_available and coalesce(s.has_pieces, false) as "isAvailable", p.seller_id as seller, ${cardFacts},
  case when p.rating_count > 0 then trim_scale(round(p.rating_sum::numeric / p.rating_count, 1)) end as rating,
  p.rating_count as "reviewCount", (p.version + coalesce(s.moves, 0))::int as version,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

const stock = `
  left join lateral (
    select json_agg(one.entry) as stock, sum(one.moves) as moves, bool_or(one.quantity > 0) as has_pieces from (
      select json_build_object('size', size, 'quantity', quantity) as entry, moves, quantity
      from product_stock where product_id = p.id order by position) one) s on true`;

/** Number of reviews in a whole product, newest first. */
const REVIEWS_SHOWN = 100;

/** All published colours of a product's family in their order. Needs `products p`. */
const colours = `
  case when p.family_id is null then '[]'::json else (
    select coalesce(json_agg(c), '[]') from (
      select f.id as "_id", f.name, f.category, f.colour, f.images[1] as image,
        f.is_available and exists (select from product_stock where product_id = f.id and quantity > 0) as "isAvailable"
      from products f where f.family_id = p.family_id and f.removed_at is null
      order by f.family_place, f.id limit ${MAX_FAMILY}) c) end`;

/** The words for each picture, in the pictures' order; empty when none has any. Needs `products p`. */
const pictureTexts = `
  case when p.picture_texts = '{}' then '[]'::json else (
    select coalesce(json_agg(coalesce(p.picture_texts ->> u.url, '') order by u.position), '[]')
    from unnest(p.images) with ordinality as u (url, position)) end`;

/** Who sells a product by its own name, as invoices say it; null where the store does. Needs `products p`. */
const soldBy = `
  (select json_build_object('name', t.legal_name, 'address', t.legal_address) from tax_sellers t
    where t.seller_id = p.seller_id and t.legal_name is not null)`;

/** The fields that a whole product has and a card does not: description, origin, counts of stars, latest reviews. Needs `products p`. */
export const wholeFields = `
  p.description, ${wholeFacts}, ${soldBy} as "soldBy", ${pictureTexts} as "pictureTexts",
  ${colours} as colours, p.star_counts as "starCounts",
  coalesce((select json_agg(r) from (
    select id as "_id", json_build_object('name', author_name) as "user", rating, comment, media, is_verified as "isVerified",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      case when answer is not null then json_build_object('text', answer,
        'at', to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as answer
    from reviews where product_id = p.id and hidden_at is null order by created_at desc, id desc limit ${REVIEWS_SHOWN}) r), '[]') as reviews`;

/** Cards, or whole products: the default of lists. */
export type View = 'card' | undefined;

const joinJson = (columns: string) =>
  `${stock} cross join lateral (select row_to_json(one)::text as json from (select ${columns}) one) card`;

/** Joins to product rows named `p` and returns each as JSON text in `card.json`. */
export const joinCard = joinJson(fields);
const joinWhole = joinJson(`${fields}, ${wholeFields}`);
const joinOwn = { card: joinJson(`${fields}, p.state`), whole: joinJson(`${fields}, ${wholeFields}, p.state, p.sku`) };
/** `isOwn`: for sellers, who also get drafts. */
export function joinView(view: View, isOwn: boolean): string {
  if (isOwn) {
    return joinOwn[view ?? 'whole'];
  }
  return view === 'card' ? joinCard : joinWhole;
}

/**
 * Whole products in the order of the ids in $1, null where one does not exist; and the ids of everything in its family,
 * also of what is not visible now, and the snapshot that all is read in.
 */
export const productsSql = `
  select (select row_to_json(product)::text from (
    select ${fields}, ${wholeFields}
    from products p ${stock} where p.id = wanted.id and p.removed_at is null) product) as json,
    (select string_agg(f.id::text, ',') from products f
      where f.family_id = (select family_id from products where id = wanted.id)) as family,
    pg_current_snapshot()::text as snapshot
  from unnest($1::uuid[]) with ordinality as wanted(id, position) order by wanted.position`;

/** One product as its seller sees it, a draft too. */
export const ownProductSql = `
  select (select row_to_json(product)::text from (
    select ${fields}, ${wholeFields}, p.state, p.sku
    from products p ${stock} where p.id = $1::uuid and (p.removed_at is null or p.removed_at = 'infinity')) product) as json`;
