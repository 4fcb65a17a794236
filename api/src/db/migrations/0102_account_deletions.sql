-- Accounts that are to be deleted: until `due_at` a login takes it back.
create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index account_deletions_due on account_deletions (due_at);

-- A deleted account stays as a row without a person, because orders, invoices and the ledger point at it.
alter table users add column deleted_at timestamptz;
-- When an order lost its person. An invoice of 50,000 rupees or more keeps name and address for the years of the law.
alter table orders add column forgotten_at timestamptz;
create index orders_forgotten on orders (paid_at) where forgotten_at is not null and shipping_address <> '';
