-- The second wall (0191) for writes too: calls and jobs that change things for a seller's team run as aaram_seller, which
-- can neither change rows of another seller nor make or hand over any (docs/decisions/0032-teams.md).
do $$
declare
  own record;
begin
  for own in select tablename, qual from pg_policies where policyname = 'of_seller' and cmd = 'SELECT' loop
    execute format('drop policy of_seller on %I', own.tablename);
    execute format('create policy of_seller on %I to aaram_seller using (%s) with check (%s)',
      own.tablename, own.qual, own.qual);
  end loop;
end
$$;

-- Libraries, and what is said of a product, as the products themselves.
alter table media_items enable row level security;
create policy of_seller on media_items to aaram_seller
  using (owner_id = (select seller_of_call())) with check (owner_id = (select seller_of_call()));
alter table reviews enable row level security;
create policy of_seller on reviews to aaram_seller using (exists (select from products p where p.id = product_id))
  with check (exists (select from products p where p.id = product_id));

-- People: the own team, who bought something of it, who did something in it, and the store's own.
alter table users enable row level security;
create policy of_seller on users for select to aaram_seller using (
  id = (select seller_of_call()) or role = 'admin'
  or exists (select from team_members m where m.user_id = users.id)
  or exists (select from orders o where o.user_id = users.id)
  or exists (select from audit_log a where a.actor_id = users.id));

grant insert, update, delete on products, product_stock, product_families, product_edits, blog_posts, post_revisions,
  post_previews, media_items, change_sets, change_rows, change_files, change_pictures, printouts, team_invitations
  to aaram_seller;
-- Grows, and nothing of it goes.
grant insert on audit_log, parcel_events, order_events, product_changes, search_terms to aaram_seller;
grant update on teams, team_members, order_parcels, reviews to aaram_seller;
-- To lock an order while its parcel changes: nobody gets another id, because parcels name it.
grant update (id) on orders to aaram_seller;
grant insert, update on tax_sellers, tax_prefixes to aaram_seller;
grant delete on team_members to aaram_seller;
grant usage on all sequences in schema public to aaram_seller;
alter default privileges in schema public grant usage on sequences to aaram_seller;

-- A job is filed in the transaction that asks for it. What jobs there are, the role does not see.
grant usage on schema pgboss to aaram_seller;
grant select on pgboss.queue to aaram_seller;
do $$
declare
  part record;
begin
  for part in select c.relname as name from pg_class c
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'singleton_key') loop
    execute format('grant insert, select (id) on pgboss.%I to aaram_seller', part.name);
  end loop;
end
$$;

-- Who leaves a team is logged out by the database itself, whoever took the person out.
alter function end_sessions_of_former_member() security definer set search_path = public, pg_temp;
