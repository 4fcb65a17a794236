-- What the store kept of sales from a moment on, so that a new rate changes no month that was. In thousandths of a percent.
create table account_rates (
  since timestamptz primary key,
  fee integer not null check (fee between 0 and 100000),
  tcs integer not null check (tcs between 0 and 100000),
  tds integer not null check (tds between 0 and 100000)
);

-- Money that was paid out to a seller, as the bank names it. One that was recorded by mistake is withdrawn, not deleted.
create table payouts (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references tax_sellers,
  amount_paise bigint not null check (amount_paise > 0),
  reference text not null check (length(reference) between 1 and 60),
  paid_on date not null,
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default now(),
  withdrawn_by uuid references users,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create unique index payouts_reference on payouts (seller_id, reference) where withdrawn_at is null;
create index payouts_seller on payouts (seller_id, paid_on, id);
create index payouts_recorder on payouts (recorded_by);
create index payouts_withdrawer on payouts (withdrawn_by) where withdrawn_by is not null;

-- A seller's team reads its own alone (migration 0191).
alter table payouts enable row level security;
create policy of_seller on payouts for select to aaram_seller using (seller_id = (select seller_of_call()));
