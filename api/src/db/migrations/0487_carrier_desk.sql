-- Where a carrier fetches the parcels of a seller, made of the address on the seller's invoices. The name follows from
-- both, so that a new address is a new place.
create table carrier_places (
  name text primary key,
  seller_id uuid not null,
  address text not null,
  pincode text not null,
  made_at timestamptz not null default now()
);
alter table carrier_places enable row level security;
create policy of_seller on carrier_places for select to aaram_seller using (seller_id = (select seller_of_call()));

-- On which days a carrier was asked to fetch the parcels of a place.
create table carrier_pickups (
  place text not null,
  day date not null,
  -- The team that asked; null for an admin.
  seller_id uuid,
  carrier_ref text not null,
  parcels integer not null,
  asked_at timestamptz not null default now(),
  primary key (place, day)
);
alter table carrier_pickups enable row level security;
create policy of_seller on carrier_pickups for select to aaram_seller using (seller_id = (select seller_of_call()));

-- Parcels for which the carrier charges more weight than was booked, and the seller has not said anything.
create index shipments_overweight on shipments (parcel_id) where charged_grams > grams and weight_answer is null;

-- The booking that brings pieces back.
alter table returns add column pickup_tracking_id text;
