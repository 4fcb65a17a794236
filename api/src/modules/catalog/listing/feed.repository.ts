import type { Db } from '@aaram/runtime/db';
import type { StockEntry } from '@aaram/shared-domain/catalog';
import type { FeedFact } from '@aaram/shared-domain/product-fields';
import { feedColumns } from '../fact-columns.ts';
import type { ProductRow } from '../product-summary.ts';

/** A product on sale as shopping services list it; amounts in paise. */
export type FeedRow = Record<FeedFact, string | null> &
  Pick<ProductRow, 'id' | 'name' | 'category' | 'subcategory' | 'brand' | 'images' | 'sizeType' | 'isAvailable'> & {
    description: string;
    pricePaise: number;
    mrpPaise: number;
    stock: StockEntry[];
    groupId: string;
  };

/** Up to `size` listed products after one of these ids, or from the start, in the order of their ids. */
export async function listFeedProducts(db: Db, after: string | null, size: number): Promise<FeedRow[]> {
  return db<FeedRow[]>`
    select p.id, p.name, p.description, p.category, p.subcategory, p.brand, p.images, ${db.unsafe(feedColumns)}, p.size_type,
      p.price_paise, coalesce(p.mrp_paise, p.price_paise) as mrp_paise, coalesce(s.stock, '[]') as stock,
      p.is_available and coalesce(s.has_pieces, false) as is_available,
      coalesce((select f.id from products f where f.family_id = p.family_id and f.removed_at is null
        order by f.family_place, f.id limit 1), p.id) as group_id
    from products p
    left join lateral (
      select json_agg(json_build_object('size', size, 'quantity', quantity) order by position) as stock,
        bool_or(quantity > 0) as has_pieces
      from product_stock where product_id = p.id) s on true
    where p.removed_at is null and (${after}::uuid is null or p.id > ${after}) order by p.id limit ${size}`;
}
