-- A booking can be cancelled before the carrier has the parcel, and made again under the next attempt.
alter table shipments add column attempt integer not null default 1;
-- What the seller asked of the carrier after the last failed delivery.
alter table shipments add column asked text check (asked in ('try-again', 'return'));
alter table shipments drop constraint shipments_state_check;
alter table shipments add constraint shipments_state_check
  check (state in ('booked', 'picked-up', 'failed', 'delivered', 'returned', 'cancelled'));
-- The history of a parcel, as the carrier told it.
create index carrier_events_tracking on carrier_events (tracking_id, received_at);
