-- Pieces of one order line that were cancelled before they were sent, or that go back. One state machine
-- (shared-domain, return) decides on `state`; whoever changes a row locks its order.
create table returns (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  parcel_id uuid not null references order_parcels on delete cascade,
  line_id uuid not null references order_lines on delete cascade,
  kind text not null check (kind in ('cancel', 'return', 'exchange')),
  state text not null check (state in ('requested', 'approved', 'picked-up', 'to-send', 'cancelled', 'withdrawn',
    'refused', 'rejected', 'refunded', 'exchanged')),
  quantity integer not null check (quantity > 0),
  reason text,
  comment text not null default '',
  pictures text[] not null default '{}',
  -- The size wanted instead. Its pieces are out of product_stock in the states approved, picked-up, to-send, exchanged.
  size text,
  -- Kept from the refund.
  fee_paise bigint not null default 0 check (fee_paise >= 0),
  -- What the pieces cost, without GST; with what was refunded once that is known.
  goods_paise bigint not null check (goods_paise >= 0),
  gst_paise bigint check (gst_paise >= 0),
  refund_paise bigint check (refund_paise >= 0),
  restocked boolean,
  answer text,
  tracking_id text,
  -- The Idempotency-Key of the call that asked.
  request_key text,
  requested_at timestamptz not null default now(),
  answer_by timestamptz,
  check ((kind = 'exchange') = (size is not null)),
  check ((kind = 'cancel') = (state = 'cancelled')),
  check ((kind = 'cancel') = (reason is null)),
  check ((refund_paise is not null) = (state in ('cancelled', 'refunded')))
);
create unique index returns_request on returns (order_id, request_key) where request_key is not null;
create index returns_parcel on returns (parcel_id);
create index returns_line on returns (line_id);
create index returns_open on returns (id) where state in ('requested', 'approved', 'picked-up', 'to-send');
create index returns_pictures on returns using gin (pictures);

-- Every state a return came to, the first one included.
create table return_events (
  id uuid primary key default uuidv7(),
  return_id uuid not null references returns on delete cascade,
  state text not null,
  actor_id uuid,
  at timestamptz not null default clock_timestamp()
);
create index return_events_return on return_events (return_id, at);
