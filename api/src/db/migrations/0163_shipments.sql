-- A parcel that was handed to a carrier over its port; typed tracking ids have none.
create table shipments (
  parcel_id uuid primary key references order_parcels on delete cascade,
  tracking_id text not null unique,
  -- How far the carrier has told that it is; only forward.
  state text not null default 'booked' check (state in ('booked', 'picked-up', 'failed', 'delivered', 'returned')),
  failed_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  told_at timestamptz
);

-- Every notification of the carrier, once; handled in the transaction that stores it.
create table carrier_events (
  event_id text primary key,
  tracking_id text not null,
  state text not null,
  received_at timestamptz not null default now()
);
