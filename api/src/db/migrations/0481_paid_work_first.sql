-- The panel's list of orders begins with the newest that were paid; attempts that were not paid follow.
create index orders_work on orders ((payment_status in ('Paid', 'Refunded', 'Pending')), created_at, id)
  where kind = 'goods';
