import type { Db } from '@aaram/runtime/db';
import type { OwnProduct } from '@aaram/shared-domain/catalog';
import { ownProductSql, productsSql, type View, wholeFields } from './card.sql.ts';
import { cardFacts } from './fact-columns.ts';
import { nearestStatement, similarStatement } from './listing/similar.sql.ts';
import { readTexts, splitIds } from './match.sql.ts';
import type { ProductRow } from './product-summary.ts';

const wholeColumn = (db: Db) => db`, (select row_to_json(one) from (select ${db.unsafe(wholeFields)}) one) as whole`;

/** The columns of `ProductRow`, from `products p`: for any query that shows products. */
export const productColumns = (db: Db, view: View) => db`
  p.id, p.name, p.price_paise, coalesce(p.mrp_paise, p.price_paise) as mrp_paise, p.category, p.subcategory, p.brand,
  p.images, p.size_type, p.tags, p.is_available, p.seller_id, ${db.unsafe(cardFacts)}, p.rating_sum, p.rating_count, p.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('size', s.size, 'quantity', s.quantity) order by s.position)
    from product_stock s where s.product_id = p.id), '[]') as stock,
  (p.version + coalesce((select sum(s.moves) from product_stock s where s.product_id = p.id), 0))::int as version
  ${view === 'card' ? db`` : wholeColumn(db)}`;

type ListedRow = ProductRow & { isListed: boolean; isDraft: boolean };

/** Products by id, including drafts and removed ones, which are not listed. */
export async function findProducts(db: Db, ids: readonly string[], view: View): Promise<Map<string, ListedRow>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db<ListedRow[]>`
    select ${productColumns(db, view)}, p.removed_at is null as is_listed, p.state = 'draft' as is_draft
    from products p where p.id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The current categories of these products, by id. */
export async function findCategories(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; category: string }[]>`
    select id, category from products where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** The current category and subcategory of these products, by id. */
export async function findKinds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { category: string; subcategory: string }>> {
  const rows = await db<{ id: string; category: string; subcategory: string }[]>`
    select id, category, subcategory from products where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, ...kind }) => [id, kind]));
}

/** Whether a seller offers a product, or has a draft of one. */
export async function hasProducts(db: Db, sellerId: string): Promise<boolean> {
  return (
    (
      await db`select from products where seller_id = ${sellerId} and (removed_at is null or removed_at = 'infinity') limit 1`
    ).length > 0
  );
}

/** The names of these products, by id; also of removed ones. */
export async function findProductNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from products where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A few products with this text in their name, or as their SKU, newest first; of one seller, also removed ones. */
export async function findNamedProducts(
  db: Db,
  { text, sellerId, limit }: { text: string; sellerId: string | null; limit: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from products where ${sellerId === null ? db`true` : db`seller_id = ${sellerId}`}
      and (strpos(lower(name), lower(${text})) > 0 or lower(sku) = lower(${text}))
    order by created_at desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The given pictures that a product shows, including removed products, because orders still show them. */
export async function findProductPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url) where exists (select from products where images @> array[url])`;
  return rows.map(({ url }) => url);
}

/** A product as JSON, the ids of everything in its family, and the snapshot that it was read in. */
export type ProductText = { json: string; family: string[]; snapshot: string | undefined };

/** In how many of a seller's products each picture is. */
export async function countProductUses(
  db: Db,
  sellerId: string,
  urls: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db<{ url: string; uses: number }[]>`
    select url, (select count(*) from products where images @> array[url] and seller_id = ${sellerId}
      and (removed_at is null or removed_at = 'infinity'))::int as uses
    from unnest(${[...urls]}::text[]) as asked (url)`;
  return new Map(rows.map(({ url, uses }) => [url, uses]));
}

const MAX_USES = 50;

/** Some of a seller's products that show a picture. */
export async function listProductUses(db: Db, sellerId: string, url: string): Promise<{ _id: string; name: string }[]> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from products where images @> array[${url}] and seller_id = ${sellerId}
      and (removed_at is null or removed_at = 'infinity') order by name, id limit ${MAX_USES}`;
  return rows.map(({ id: _id, name }) => ({ _id, name }));
}

/** Products with their latest reviews, in the order of `ids`; null where one does not exist or was removed. */
export async function findProductsJson(db: Db, ids: readonly string[]): Promise<(ProductText | null)[]> {
  const rows = await db.texts(productsSql, [ids]);
  return rows.map(([json = null, family, snapshot]) =>
    json === null ? null : { json, family: splitIds(family), snapshot: snapshot ?? undefined },
  );
}

/** One product as its seller sees it, a draft too. */
export async function findOwnProduct(db: Db, id: string): Promise<OwnProduct | undefined> {
  const [json] = await readTexts(db, { text: ownProductSql, values: [id] });
  return json ? JSON.parse(json) : undefined;
}

const readTags = (json: string | null | undefined): string[] | undefined => json && JSON.parse(json);

/** Cards and ids of the nearest products, and the product's own tags; undefined when the product does not exist. */
export async function findSimilar(db: Db, id: string, limit: number) {
  const [tagsJson, count, ids, text] = await readTexts(db, similarStatement(id, limit));
  const tags = readTags(tagsJson);
  return tags && { tags, count: Number(count ?? 0), ids: splitIds(ids), text: text ?? '[]' };
}

/** Ids of the nearest products, and the product's own tags; undefined when the product does not exist. */
export async function findNearest(db: Db, id: string, limit: number) {
  const [tagsJson, ids] = await readTexts(db, nearestStatement(id, limit));
  const tags = readTags(tagsJson);
  const nearest: string[] = JSON.parse(ids ?? '[]');
  return tags && { tags, ids: nearest };
}
