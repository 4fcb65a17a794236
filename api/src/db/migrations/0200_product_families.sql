-- Products of one seller that are colours of one thing. A product is in one family at most, and only in one of its own
-- seller: the database holds both.
create table product_families (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users,
  -- Grows with each change, so that an edit of an old one is refused.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (id, seller_id)
);
create index product_families_seller on product_families (seller_id);

alter table products
  add column family_id uuid,
  add column family_place integer,
  add constraint products_family foreign key (family_id, seller_id) references product_families (id, seller_id) not valid;
alter table products validate constraint products_family;
create index products_family on products (family_id, family_place) where family_id is not null;
