-- The second wall (0191, 0260) for what a team does with its parcels: status, tracking, returns and bookings. An order is
-- shared, and its state follows from all of its parcels, so this role sees whole orders of which its seller sends a
-- parcel, and changes the parcel, the pieces and the returns of that seller alone (docs/decisions/0032-teams.md).
do $$
begin
  if not exists (select from pg_roles where rolname = 'aaram_parcels') then
    create role aaram_parcels nologin;
  end if;
exception when duplicate_object or unique_violation then
  -- Another database of this server has just made it.
  null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'aaram_parcels', 'member') then
    execute format('grant aaram_parcels to %I', current_user);
  end if;
end
$$;

-- These read the parcels as their owner: a policy of parcels could not read parcels.
create function is_order_of_call(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select from order_parcels where order_id = asked and seller_id = seller_of_call()) $$;
create function is_parcel_of_call(asked uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
  $$ select exists (select from order_parcels where id = asked and seller_id = seller_of_call()) $$;

grant usage on schema public to aaram_parcels;
grant select on orders, order_lines, order_parcels, order_events, parcel_events, shipments, returns, return_events,
  products, product_stock, team_members to aaram_parcels;
-- What follows from the parcels; who bought, what it cost and where it goes stays.
grant update (order_status, payment_status, tracking_id, holds_stock, held_until, next_check_at) on orders
  to aaram_parcels;
grant update (order_status, tracking_id, carrier, holds_stock) on order_parcels to aaram_parcels;
grant insert, update on shipments to aaram_parcels;
grant update on returns to aaram_parcels;
grant update (quantity, moves) on product_stock to aaram_parcels;
grant update (sold) on products to aaram_parcels;
grant insert on order_events, parcel_events, return_events, audit_log, product_changes to aaram_parcels;
grant usage on all sequences in schema public to aaram_parcels;

create policy parcels_see on orders for select to aaram_parcels using (is_order_of_call(id));
create policy parcels_change on orders for update to aaram_parcels using (is_order_of_call(id));
create policy parcels_see on order_lines for select to aaram_parcels using (is_order_of_call(order_id));
create policy parcels_see on order_parcels for select to aaram_parcels using (is_order_of_call(order_id));
-- A change of another seller's row is an error here, and not one that finds no row: the order's state would follow it.
create policy parcels_change on order_parcels for update to aaram_parcels
  using (is_order_of_call(order_id)) with check (seller_id = (select seller_of_call()));
create policy parcels_see on order_events for select to aaram_parcels using (is_order_of_call(order_id));
create policy parcels_add on order_events for insert to aaram_parcels with check (is_order_of_call(order_id));
create policy parcels_see on parcel_events for select to aaram_parcels
  using (exists (select from order_parcels p where p.id = parcel_id));
create policy parcels_add on parcel_events for insert to aaram_parcels with check (is_parcel_of_call(parcel_id));
create policy parcels_see on shipments for select to aaram_parcels
  using (exists (select from order_parcels p where p.id = parcel_id));
create policy parcels_add on shipments for insert to aaram_parcels with check (is_parcel_of_call(parcel_id));
create policy parcels_change on shipments for update to aaram_parcels
  using (exists (select from order_parcels p where p.id = parcel_id)) with check (is_parcel_of_call(parcel_id));
create policy parcels_see on returns for select to aaram_parcels using (is_order_of_call(order_id));
create policy parcels_change on returns for update to aaram_parcels
  using (is_order_of_call(order_id)) with check (is_parcel_of_call(parcel_id));
create policy parcels_see on return_events for select to aaram_parcels
  using (exists (select from returns r where r.id = return_id));
create policy parcels_add on return_events for insert to aaram_parcels
  with check (exists (select from returns r where r.id = return_id and is_parcel_of_call(r.parcel_id)));
create policy parcels_change on products to aaram_parcels using (seller_id = (select seller_of_call()));
create policy parcels_change on product_stock to aaram_parcels
  using (exists (select from products p where p.id = product_id));
create policy parcels_see on team_members for select to aaram_parcels using (seller_id = (select seller_of_call()));
create policy parcels_add on audit_log for insert to aaram_parcels
  with check (seller_id = (select seller_of_call()) or seller_id is null and actor_id = (select seller_of_call()));

-- A job is filed in the transaction that asks for it. What jobs there are, the role does not see.
grant usage on schema pgboss to aaram_parcels;
grant select on pgboss.queue to aaram_parcels;
do $$
declare
  part record;
begin
  for part in select c.relname as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'singleton_key') loop
    execute format('grant insert, select (id) on pgboss.%I to aaram_parcels', part.name);
  end loop;
end
$$;
