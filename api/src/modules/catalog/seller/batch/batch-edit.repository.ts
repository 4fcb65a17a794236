import type { Db } from '@aaram/runtime/db';
import {
  noDetails,
  type ProductDetails,
  readDetails,
  type SizeType,
  type StockEntry,
} from '@aaram/shared-domain/catalog';
import { ownField, ownKeys, ownStoredAs } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { readPriceRule } from '#modules/settings/index.ts';
import { factColumns, factTypes, toSnake } from '../../fact-columns.ts';
import { priceColumns } from '../../price-columns.ts';

/** The columns that a batch may change, as they are stored. */
export type ProductFields = ProductDetails & {
  state: 'published' | 'draft';
  /** The seller's own code, for imports. */
  sku: string | null;
  name: string;
  description: string;
  pricePaise: number;
  category: string;
  subcategory: string;
  brand: string | null;
  tags: string[];
  images: string[];
  /** What pictures show, by their addresses. */
  pictureTexts: Record<string, string>;
  /** The code of its family, and its position there. */
  family: string | null;
  familyPlace: number | null;
};

/** The fields of a product that have no value. */
export const noFields: ProductFields = {
  ...readDetails(noDetails),
  state: 'draft',
  sku: null,
  name: '',
  description: '',
  pricePaise: 0,
  category: '',
  subcategory: '',
  brand: null,
  tags: [],
  images: [],
  pictureTexts: {},
  family: null,
  familyPlace: null,
};

/** A product as a batch of edits sees it, also a removed one; `countedBy` is the change set that last set the pieces. */
export type BatchProduct = ProductFields & {
  id: string;
  sellerId: string;
  sizeType: SizeType;
  version: number;
  isRemoved: boolean;
  /** How the store makes prices now: its MRP must not be below what it comes to. */
  priceRule: PriceRule;
  stock: (StockEntry & { countedBy: string | null })[];
};

const fieldTypes: Readonly<Record<string, string>> = {
  ...factTypes,
  ...Object.fromEntries(
    ownKeys.flatMap((key) => {
      const { column } = ownField(key);
      return column === undefined ? [] : [[ownStoredAs(key), column]];
    }),
  ),
};

/** The columns that a batch may change. */
export const productFieldNames = Object.keys(fieldTypes) as (keyof ProductFields)[];

type Row = Omit<BatchProduct, 'stock' | 'priceRule'>;
type StockRow = StockEntry & { productId: string; countedBy: string | null; moves: number };

/**
 * Products of a batch, by id. With `isLocked` they and their stock are locked in the order of all code: products by id,
 * then stock by product and size.
 */
export async function findBatch(
  db: Db,
  ids: readonly string[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, BatchProduct>> {
  const list = [...new Set(ids)];
  const rows = await db<Row[]>`
    select id, seller_id, size_type, version, coalesce(removed_at <> 'infinity', false) as is_removed, state, sku, name, description, price_paise,
      category, subcategory, brand, tags, images, picture_texts, ${db.unsafe(factColumns)},
      (select f.code from product_families f where f.id = products.family_id) as family, family_place
    from products where id = any(${list}::uuid[]) order by id ${isLocked ? db`for no key update` : db``}`;
  const stock = await db<StockRow[]>`
    select product_id, size, quantity, counted_by, moves from product_stock
    where product_id = any(${list}::uuid[]) order by product_id, size ${isLocked ? db`for update` : db``}`;
  const priceRule = await readPriceRule(db);
  const found = new Map<string, BatchProduct>(rows.map((row) => [row.id, { ...row, priceRule, stock: [] }]));
  for (const { productId, size, quantity, countedBy, moves } of stock) {
    const product = found.get(productId);
    if (product !== undefined) {
      product.version += moves;
      product.stock.push({ size, quantity, countedBy });
    }
  }
  return found;
}

/** The new values of a product; `isRemoved` moves it to the trash or out of it. */
export type ProductPatch = {
  id: string;
  fields: Partial<ProductFields>;
  isRemoved?: boolean;
  /** Pieces of the sizes that change, and the change set that sets them. */
  stock: { size: string; quantity: number; countedBy: string | null }[];
};

/** Patches that change the same columns, so that a statement names these alone. */
function groupByFields(patches: readonly ProductPatch[]): ProductPatch[][] {
  const groups = new Map<string, ProductPatch[]>();
  for (const patch of patches) {
    const key = Object.keys(patch.fields).sort().join();
    groups.set(key, [...(groups.get(key) ?? []), patch]);
  }
  return [...groups.values()];
}

function setSql(name: keyof ProductFields): string {
  const type = fieldTypes[name];
  if (name === 'family') {
    return `, family_id = (select f.id from product_families f where f.seller_id = p.seller_id and f.code = n.v->>'family')`;
  }
  if (type === 'jsonb') {
    return `, ${toSnake(name)} = n.v->'${name}'`;
  }
  const value =
    type === 'text[]' ? `array(select jsonb_array_elements_text(n.v->'${name}'))` : `(n.v->>'${name}')::${type}`;
  return `, ${toSnake(name)} = ${value}`;
}

/** The code of a product `p` that leaves the trash: another may have it by now, and keeps it. */
export const freeSku = (db: Db) => db`
  case when not exists (select from products o where o.seller_id = p.seller_id and o.sku = p.sku and o.id <> p.id
    and (o.removed_at is null or o.removed_at = 'infinity')) then p.sku end`;

/** What follows from a price. */
const PRICE_SQL = `, price_with_gst_paise = (n.v->>'priceWithGstPaise')::bigint, charges = n.v->>'charges'`;

/** Writes a batch of edits to locked products: few statements, however many products there are. */
export async function writeBatch(tx: Db, patches: readonly ProductPatch[], actorId: string) {
  for (const group of groupByFields(patches)) {
    const names = productFieldNames.filter((name) => name in (group[0]?.fields ?? {}));
    const values = tx.json(
      group.map(({ id, fields }) => ({
        ...{ id, ...fields },
        ...(fields.pricePaise !== undefined && priceColumns(fields.pricePaise)),
      })),
    );
    const price = names.includes('pricePaise') ? PRICE_SQL : '';
    // Only names of columns from the table above become text of the statement.
    await tx`update products p set version = version + 1, updated_at = now() ${tx.unsafe(names.map(setSql).join('') + price)}
      from jsonb_array_elements(${values}::jsonb) as n (v) where p.id = (n.v->>'id')::uuid`;
  }
  await writeStock(tx, patches);
  const moved = patches.filter(({ isRemoved }) => isRemoved !== undefined);
  const idsOf = (isGone: boolean) => moved.filter(({ isRemoved }) => isRemoved === isGone).map(({ id }) => id);
  if (moved.length > 0) {
    await tx`update products set removed_at = now(), removed_by = ${actorId} where id = any(${idsOf(true)}::uuid[])`;
    await tx`update products p set removed_at = null, removed_by = null, sku = ${freeSku(tx)}
      where id = any(${idsOf(false)}::uuid[])`;
  }
}

async function writeStock(tx: Db, patches: readonly ProductPatch[]) {
  const sizes = patches.flatMap(({ id, stock }) => stock.map((entry) => ({ id, ...entry })));
  if (sizes.length === 0) {
    return;
  }
  await tx`
    update product_stock s set quantity = n.quantity, counted_by = n.counted_by
    from unnest(${sizes.map(({ id }) => id)}::uuid[], ${sizes.map(({ size }) => size)}::text[],
      ${sizes.map(({ quantity }) => quantity)}::int[], ${sizes.map(({ countedBy }) => countedBy)}::uuid[])
      as n (product_id, size, quantity, counted_by)
    where s.product_id = n.product_id and s.size = n.size`;
  // product-rules.md#available-while-there-is-stock
  const ids = [...new Set(sizes.map(({ id }) => id))];
  await tx`
    update products p set is_available = o.is_available
    from (select product_id, sum(quantity) > 0 as is_available from product_stock
      where product_id = any(${ids}::uuid[]) group by product_id) o
    where p.id = o.product_id and p.is_available <> o.is_available`;
}
