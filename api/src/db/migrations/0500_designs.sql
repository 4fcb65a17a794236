-- Designs of shoppers, as documents (docs/decisions/0056-designs.md).
create table designs (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users on delete cascade,
  -- The product that it was made on last; it may be gone.
  product_id uuid not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  -- The addresses of its pictures, which it keeps from being swept away.
  media text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index designs_media on designs using gin (media);
create index designs_owner on designs (owner_id, updated_at desc);

-- A design as it went into a cart, with everything that printing needs: what is done to the design, the fonts or the art
-- later changes nothing of it. The two pictures are the `customImages` of carts and orders.
create table design_prints (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users on delete cascade,
  product_id uuid not null,
  -- Of document, product and cloth: the same design again is the same row.
  hash text not null,
  raw_image text not null,
  preview_image text not null,
  document jsonb not null,
  media text[] not null default '{}',
  garment text not null,
  cloth text not null check (cloth ~ '^#[0-9a-f]{6}$'),
  colour text not null,
  -- By print area: what is painted, and what may print badly.
  lists jsonb not null,
  problems jsonb not null,
  sentence text not null,
  created_at timestamptz not null default now(),
  unique (owner_id, hash)
);
create index design_prints_pictures on design_prints (raw_image, preview_image);
create index design_prints_media on design_prints using gin (media);
create index design_prints_age on design_prints (created_at);

-- Files for the printer, made after the payment. Their bytes are in the store of pictures.
create table print_files (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  line_id uuid not null references order_lines on delete cascade,
  seller_id uuid not null,
  -- '' for the ticket of a line.
  area text not null,
  kind text not null check (kind in ('png', 'pdf', 'ticket')),
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'gone')),
  bytes integer,
  sha256 text,
  -- Why it could not be made, for a person.
  problem text,
  created_at timestamptz not null default now(),
  made_at timestamptz,
  unique (line_id, area, kind),
  check ((state = 'ready') = (sha256 is not null and bytes is not null))
);
create index print_files_order on print_files (order_id);
create index print_files_gone on print_files (id) where state = 'gone';

alter table print_files enable row level security;
create policy of_seller on print_files for select to aaram_seller using (seller_id = (select seller_of_call()));
revoke select on designs, design_prints from aaram_seller;

-- One at a time: a print file takes seconds of a processor.
select pgboss.create_queue('prints', '{"policy": "exclusive", "retryLimit": 4, "retryDelay": 30, "retryBackoff": true,
  "expireInSeconds": 600, "heartbeatSeconds": 60, "retentionSeconds": 1209600, "deleteAfterSeconds": 3600,
  "deadLetter": "dead"}');
