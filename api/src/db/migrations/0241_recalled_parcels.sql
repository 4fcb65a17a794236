-- Parcels that the carrier has; few of them belong to cancelled orders, and those are asked for in every list of work.
create index shipments_with_carrier on shipments (parcel_id) where state in ('picked-up', 'failed');
