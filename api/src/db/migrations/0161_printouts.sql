-- PDFs for packing and accounting. They have names and addresses, so they end after an hour.
create table printouts (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users on delete cascade,
  -- What the owner could see when it was asked for.
  owner_role text not null check (owner_role in ('seller', 'admin')),
  kind text not null check (kind in ('invoices', 'credit-notes', 'packing-slips', 'pick-list', 'labels')),
  order_ids uuid[] not null check (cardinality(order_ids) between 1 and 200),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  done integer not null default 0,
  file bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  check ((state = 'ready') = (file is not null))
);
create index printouts_owner on printouts (owner_id, id);
create index printouts_expiry on printouts (expires_at);

-- A queue of its own, for one at a time: no mail waits for a typesetter.
select pgboss.create_queue('printouts', '{"policy": "exclusive", "retryLimit": 2, "retryDelay": 5,
  "expireInSeconds": 120, "heartbeatSeconds": 20, "retentionSeconds": 3600, "deleteAfterSeconds": 300,
  "deadLetter": "dead"}');
