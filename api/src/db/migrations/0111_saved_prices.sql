-- What a product cost when it was put on a wishlist, and the price that its shopper knows of: a fall below it is told
-- once. Empty for what was put there before.
alter table wishlist_items
  add column saved_paise integer,
  add column told_paise integer,
  add column told_at timestamptz;
create index wishlist_items_product on wishlist_items (product_id) where told_paise is not null;

-- Since when a product has its present price; empty when it never changed.
alter table products add column price_since timestamptz;
create index products_price_since on products (price_since) where price_since is not null;
create function note_price_change() returns trigger language plpgsql as $$
begin
  new.price_since := now();
  return new;
end $$;
create trigger products_price_since before update of price_paise on products for each row
  when (old.price_paise is distinct from new.price_paise) execute function note_price_change();
