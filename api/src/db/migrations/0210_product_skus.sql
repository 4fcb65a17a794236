-- A seller's own code of a product: what an import without product IDs knows it again by
-- (product-rules.md#files-of-products-and-orders). What lies in the trash leaves its code free.
alter table products add column sku text check (length(sku) between 1 and 60);
create unique index products_sku on products (seller_id, sku)
  where sku is not null and (removed_at is null or removed_at = 'infinity');
