-- Packed, and waits for its carrier. A parcel that leaves Processing keeps the time.
alter table order_parcels add column packed_at timestamptz;
-- The lists of parcels that wait to be packed, to be sent, and to arrive.
create index order_parcels_work on order_parcels (order_status, seller_id) where order_status in ('Processing', 'Shipped');
