import type { Db } from '@aaram/runtime/db';
import type { SizeType, StockEntry } from '@aaram/shared-domain/catalog';
import { priceColumns } from '../../price-columns.ts';
import type { ProductFields } from './batch-edit.repository.ts';

/** A product as an import stores it. */
export type BatchInsert = ProductFields & { id: string; sellerId: string; sizeType: SizeType; stock: StockEntry[] };

/** Stores new products with their stock, counted by a change set, in families by their codes: two statements, however many there are. */
export async function insertBatch(
  tx: Db,
  products: readonly BatchInsert[],
  { setId, familyIds }: { setId: string; familyIds: ReadonlyMap<string, string> },
) {
  const rows = products.map(({ stock, pictureTexts, family, ...product }) => ({
    ...product,
    ...priceColumns(product.pricePaise),
    familyId: (family !== null && familyIds.get(family)) || null,
    pictureTexts: tx.json(pictureTexts),
    isAvailable: stock.some(({ quantity }) => quantity > 0),
  }));
  await tx`insert into products ${tx(rows)}`;
  const stock = products.flatMap(({ id, stock: entries }) =>
    entries.map(({ size, quantity }, position) => ({ productId: id, size, position, quantity, countedBy: setId })),
  );
  await tx`
    insert into product_stock (product_id, size, position, quantity, counted_by)
    select * from unnest(${stock.map(({ productId }) => productId)}::uuid[], ${stock.map(({ size }) => size)}::text[],
      ${stock.map(({ position }) => position)}::smallint[], ${stock.map(({ quantity }) => quantity)}::int[],
      ${stock.map(({ countedBy }) => countedBy)}::uuid[])`;
}
