-- A design that its maker shows to everybody who has the link: as it was when it was shared.
create table design_shares (
  design_id uuid primary key references designs on delete cascade,
  owner_id uuid not null references users on delete cascade,
  -- 128 random bits; another one after the link was ended.
  token text not null unique,
  product_id uuid not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  media text[] not null default '{}',
  preview_image text not null,
  sentence text not null,
  -- Whether others may begin with it.
  may_copy boolean not null,
  shared_at timestamptz not null default now()
);
create index design_shares_owner on design_shares (owner_id);
create index design_shares_media on design_shares using gin (media);
create index design_shares_preview on design_shares (preview_image);
revoke select on design_shares from aaram_seller;

-- Why staff put an order on hold for what is printed on it; null for holds about money.
alter table order_holds add column report text check (length(report) between 1 and 500);
