-- Who wants to be told when a size is back. A row waits until its mail is queued, and is gone then.
create table restock_alerts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  size text not null,
  asked_at timestamptz not null default now(),
  unique (user_id, product_id, size)
);
create index restock_alerts_product on restock_alerts (product_id, size);
create index restock_alerts_asked on restock_alerts (asked_at);
