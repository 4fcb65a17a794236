-- The last refund of staff for an order, as a hash of who sent it, its Idempotency-Key and what it asked for: the same
-- request sent twice is done once.
alter table orders add column staff_refund_hash text;
