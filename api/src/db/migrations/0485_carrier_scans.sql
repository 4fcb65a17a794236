-- What a carrier has seen of a parcel, each scan once. A carrier is asked about its parcels: pushes get lost.
create table carrier_scans (
  scan_key text primary key,
  tracking_id text not null,
  at timestamptz not null,
  place text not null,
  said text not null
);
create index carrier_scans_tracking on carrier_scans (tracking_id, at);

alter table shipments add column asked_at timestamptz;
create index shipments_to_ask on shipments (asked_at nulls first) where state in ('booked', 'picked-up', 'failed');
