-- Who carries a parcel, so that its tracking id can lead there; null where nobody has said it.
alter table order_parcels add column carrier text;
