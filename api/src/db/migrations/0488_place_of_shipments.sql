-- Where the carrier fetches a booked parcel, by the name of the place; null for bookings from before.
alter table shipments add column place text;
