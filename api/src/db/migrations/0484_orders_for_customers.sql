-- Orders that staff make for customers and send as a link (product-rules.md#orders-for-customers). They are orders like
-- others: `origin` says where they come from.
alter table orders add column origin text not null default 'shop' check (origin in ('shop', 'link'));
-- What staff took off: the prices of the lines and the totals are without it.
alter table orders add column discount_paise bigint not null default 0 check (discount_paise >= 0);
alter table order_lines add column unit_discount_paise bigint not null default 0 check (unit_discount_paise >= 0);
alter table tax_document_lines add column unit_discount_paise bigint not null default 0;

-- An account that was made for an order of somebody who has none; nobody has its password.
alter table users add column is_guest boolean not null default false;

create table payment_links (
  order_id uuid primary key references orders on delete cascade,
  -- The team that it is of; null for the store's own.
  seller_id uuid,
  made_by uuid not null,
  -- Of the token in the link. The token follows from the order, the turn and the secret of the server.
  token_hash bytea not null unique,
  turn integer not null default 1,
  idempotency_key text,
  request_hash text not null,
  reason text not null,
  note text not null,
  expires_at timestamptz not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  sent_by text check (sent_by in ('whatsapp', 'sms', 'email', 'copy')),
  opened_at timestamptz,
  cancelled_at timestamptz
);
create unique index payment_links_key on payment_links (made_by, idempotency_key) where idempotency_key is not null;
create index payment_links_seller on payment_links (seller_id, made_at desc);
create index payment_links_made on payment_links (made_at desc);
alter table payment_links enable row level security;
create policy of_seller on payment_links for select to aaram_seller using (seller_id = (select seller_of_call()));
revoke select on payment_links from aaram_seller;
grant select (order_id, seller_id, made_by, turn, reason, note, expires_at, made_at, sent_at, sent_by, opened_at,
  cancelled_at) on payment_links to aaram_seller;
