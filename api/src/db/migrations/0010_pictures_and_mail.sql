-- Every uploaded picture, noted before its files are written: what nobody came to use can be found and taken away,
-- on disk as in S3, also after a crash in the middle of an upload.
create table pictures (
  name text primary key,
  folder text not null unique,
  -- The address pages know it by.
  url text not null,
  purpose text not null check (purpose in ('store', 'review', 'design')),
  -- Whose it is, where that matters: a design or review picture may only be used by who uploaded it.
  owner_id uuid references users on delete set null,
  bytes integer not null,
  is_stored boolean not null default false,
  -- Changes with every upload and use; who takes a picture back must still hold the value it saw.
  touch uuid not null default gen_random_uuid(),
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index pictures_touched on pictures (touched_at);
create index pictures_owner on pictures (owner_id, created_at) where owner_id is not null;

-- Every place that shows uploaded pictures.
create view picture_uses as
  select unnest(images) as url from products
  union all select unnest(images) from blog_posts
  union all select unnest(media) from reviews
  union all select image from order_lines
  union all select raw_image from order_lines
  union all select preview_image from order_lines
  union all select raw_image from cart_items
  union all select preview_image from cart_items;

-- One row per thing somebody was told by mail, so that nobody is told twice.
create table sent_mails (
  event text primary key,
  sent_at timestamptz not null default now()
);
create index sent_mails_sent on sent_mails (sent_at);
