-- Payments that are not what their order costs, for admins to see. What was captured of them goes back by itself.
create table payment_mismatches (
  provider_payment_id text primary key,
  order_id uuid not null references orders,
  -- In the smallest unit of its currency.
  amount bigint not null,
  currency text not null,
  is_captured boolean not null,
  created_at timestamptz not null default now()
);
create index payment_mismatches_order on payment_mismatches (order_id);
