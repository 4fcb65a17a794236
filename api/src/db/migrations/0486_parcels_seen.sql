-- What a carrier says of a booked parcel besides its scans: when it saw it last, until when it delivers, and what it weighs.
alter table shipments add column seen_at timestamptz;
alter table shipments add column expected_at timestamptz;
-- Grams: as they were booked, and as the carrier charges them.
alter table shipments add column grams integer;
alter table shipments add column charged_grams integer;
-- What the seller says of a charge for more than was booked.
alter table shipments add column weight_answer text check (weight_answer in ('accepted', 'contested'));
