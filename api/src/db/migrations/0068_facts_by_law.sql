-- Lists can be filtered and sorted by country of origin. Products without one come last.
create index products_category_country on products (category, (coalesce(country_of_origin, '~') collate "C"), id)
  where removed_at is null;
create index products_country on products ((coalesce(country_of_origin, '~') collate "C"), id) where removed_at is null;

drop trigger products_noted_update on products;
create trigger products_noted_update after update on products for each row when (
  (old.name, old.brand, old.category, old.subcategory, old.price_paise, old.tags, old.seller_id, old.removed_at,
    old.is_available, old.version, old.rating_count, old.rating_sum, old.images, old.country_of_origin)
  is distinct from
  (new.name, new.brand, new.category, new.subcategory, new.price_paise, new.tags, new.seller_id, new.removed_at,
    new.is_available, new.version, new.rating_count, new.rating_sum, new.images, new.country_of_origin))
  execute function note_product_change();

-- What the law wants on the page of a packed product, in the seller's words; null where nobody has said it.
alter table products add column net_quantity text, add column maker text;
