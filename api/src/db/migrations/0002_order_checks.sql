-- When the provider was last asked about an order, so that an impatient page does not ask it too often.
alter table orders add column checked_at timestamptz;

-- Late money is looked for after an order was given up, too: what counts is that a check is due.
drop index orders_open;
create index orders_due on orders (next_check_at) where next_check_at is not null;
create index orders_unpaid on orders (user_id, created_at) where payment_status in ('Initiated', 'Pending') and order_status = 'Pending';
create index refunds_due on refunds (next_attempt_at) where state = 'due';
