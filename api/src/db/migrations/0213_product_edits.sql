-- What single edits of products changed, for as long as they can be restored from the history.
create table product_edits (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null default now()
);
create index product_edits_product on product_edits (product_id);
create index product_edits_at on product_edits (at);

-- Pictures that come back with an undo or a restored edit are not swept.
create index product_edits_images on product_edits using gin ((before->'images')) where before ? 'images';
create index change_rows_images on change_rows using gin ((before->'images')) where before ? 'images';
