-- A hidden review is kept with its reason; it is neither shown nor counted.
alter table reviews
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add check (hidden_at is null or hidden_reason is not null);

-- Number of shown reviews with 1, 2, 3, 4 and 5 stars. Kept on the row as their sum is, and counted anew with each
-- change of a review, so that what an older version left out while both ran is made good by the next one.
alter table products add column star_counts integer[] not null default '{0,0,0,0,0}'
  check (cardinality(star_counts) = 5);
update products p set star_counts = counted.stars
from (
  select product_id, array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as stars
  from reviews group by product_id) counted
where counted.product_id = p.id;

-- Each order of the list, and each filter, is read from an index. The newest ones have `reviews_product`.
create index reviews_highest on reviews (product_id, rating desc, created_at desc, id desc) where hidden_at is null;
create index reviews_lowest on reviews (product_id, (-rating) desc, created_at desc, id desc) where hidden_at is null;
create index reviews_pictured on reviews (product_id, created_at desc, id desc)
  where hidden_at is null and media <> '{}';
create index reviews_pictured_highest on reviews (product_id, rating desc, created_at desc, id desc)
  where hidden_at is null and media <> '{}';
create index reviews_pictured_lowest on reviews (product_id, (-rating) desc, created_at desc, id desc)
  where hidden_at is null and media <> '{}';
