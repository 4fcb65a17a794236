-- Staff cancel pieces, which can be taken back for a while, and give back a part of the price without a return
-- (product-rules.md#refunds-by-staff). A row of kind 'adjust' has no pieces. `answer` is why, in the words of staff.
alter table returns drop constraint returns_kind_check;
alter table returns add constraint returns_kind_check check (kind in ('cancel', 'return', 'exchange', 'adjust'));
alter table returns drop constraint returns_quantity_check;
alter table returns add constraint returns_quantity_check check (quantity > 0 or kind = 'adjust' and quantity = 0);
alter table returns drop constraint returns_check1;
alter table returns add constraint returns_check1 check (case kind
  when 'cancel' then state in ('cancelled', 'withdrawn')
  when 'adjust' then state in ('refunded', 'withdrawn')
  else state <> 'cancelled' end);
alter table returns drop constraint returns_check2;
alter table returns add constraint returns_check2 check ((kind in ('cancel', 'adjust')) = (reason is null));

-- How the provider was paid: upi, card, netbanking, wallet, … Null before it was, and where it was not told.
alter table orders add column paid_by text;

-- A team does so with its own pieces (0300).
grant insert on returns to aaram_parcels;
grant update (cancelled) on order_lines to aaram_parcels;
create policy parcels_add on returns for insert to aaram_parcels with check (is_parcel_of_call(parcel_id));
create policy parcels_change on order_lines for update to aaram_parcels
  using (is_order_of_call(order_id)) with check (seller_id = (select seller_of_call()));
