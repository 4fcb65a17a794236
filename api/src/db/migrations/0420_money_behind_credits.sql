-- What a credit was issued for can go back later: the payment of a gift card, or the payment whose return a credit note
-- paid. `gone_paise` is how much of that money went back, `taken_paise` how much of it was taken from the credit for that.
-- A credit whose money is disputed is frozen: it pays nothing until the bank has decided.
alter table credits add column gone_paise bigint not null default 0;
alter table credits add column taken_paise bigint not null default 0;
alter table credits add column frozen_at timestamptz;

-- Disputes of payments, as the provider tells them. `deducted_paise` is 0 until one is lost.
create table payment_disputes (
  id text primary key,
  order_id uuid not null references orders,
  provider_payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  deducted_paise bigint not null default 0,
  phase text not null,
  reason text not null,
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_disputes_order on payment_disputes (order_id);
create index payment_disputes_open on payment_disputes (respond_by) where status in ('open', 'under_review');

-- Orders that are not sent until a person decides: their own payment is disputed, or money behind a credit that paid them
-- went back or is disputed. `source_order_id` is the order of that money. Without references to orders: a hold is placed
-- while the credit is locked, and orders are locked before credits.
create table order_holds (
  id uuid primary key default uuidv7(),
  order_id uuid not null,
  source_order_id uuid not null,
  dispute_id text references payment_disputes,
  paise bigint not null check (paise > 0),
  placed_at timestamptz not null default now(),
  ended_at timestamptz,
  -- 'cleared': the bank decided for the store, and nobody had to decide.
  ending text check (ending in ('released', 'cancelled', 'cleared')),
  ended_by uuid,
  reason text,
  check ((ended_at is null) = (ending is null))
);
create unique index order_holds_cause on order_holds (order_id, source_order_id, coalesce(dispute_id, ''));
create index order_holds_open on order_holds (order_id) where ended_at is null;
create index order_holds_source on order_holds (source_order_id);

revoke select on payment_disputes from aaram_seller;
alter table order_holds enable row level security;
create policy of_seller on order_holds for select to aaram_seller
  using (exists (select from order_parcels p where p.order_id = order_holds.order_id));
grant select on order_holds to aaram_parcels;
create policy parcels_see on order_holds for select to aaram_parcels using (is_order_of_call(order_id));
