-- A seller's list in the panel, sorted by name, price or last change: a page is read along an index.
create index products_seller_name on products (seller_id, sort_name, id) where removed_at is null;
create index products_seller_price on products (seller_id, price_paise, id) where removed_at is null;
create index products_seller_updated on products (seller_id, updated_at desc, id desc) where removed_at is null;
