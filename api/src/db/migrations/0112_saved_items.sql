-- Cart lines that a shopper saved for later, with what they cost then; see 0111 for the price that is told.
create table saved_items (
  -- That of the cart line it was, so that saving it twice saves it once.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products,
  size text not null,
  quantity integer not null check (quantity between 1 and 1000),
  raw_image text,
  preview_image text,
  saved_paise integer not null,
  told_paise integer not null,
  told_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index saved_items_line
  on saved_items (user_id, product_id, size, coalesce(raw_image, ''), coalesce(preview_image, ''));
create index saved_items_product on saved_items (product_id);
create index saved_items_raw_image on saved_items (raw_image) where raw_image is not null;
create index saved_items_preview_image on saved_items (preview_image) where preview_image is not null;
