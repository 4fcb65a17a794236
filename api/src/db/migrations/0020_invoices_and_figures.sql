-- What an invoice prints belongs to the order, whatever becomes of rules and products later.
alter table orders add column gst_rate_percent smallint;
update orders set gst_rate_percent = case when total_paise > 100000 then 10 else 5 end;
alter table order_lines add column hsn text;
update order_lines l set hsn = p.hsn from products p where p.id = l.product_id and p.hsn is not null;

-- The panel's figures of a seller come from this index alone, and its best-selling products from the next.
drop index order_lines_seller;
create index order_lines_seller on order_lines (seller_id, order_id) include (unit_paise, quantity);
create index products_top on products (seller_id, sold desc, id desc) where removed_at is null;

-- The trail is read newest first (ids are in time's order), whole or about one thing.
create index audit_log_subject on audit_log (subject, subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
