-- The second wall around a seller's rows (docs/decisions/0032-teams.md). The panel's reads of a seller's team run as this
-- role, in a transaction that names the seller: whatever a statement forgets to ask, rows of another seller are not there.
-- Everything else runs as the owner of the tables, for whom there are no policies, so that public reads cost what they did.
do $$
begin
  if not exists (select from pg_roles where rolname = 'aaram_seller') then
    create role aaram_seller nologin;
  end if;
exception when duplicate_object or unique_violation then
  -- Another database of this server has just made it.
  null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'aaram_seller', 'member') then
    execute format('grant aaram_seller to %I', current_user);
  end if;
end
$$;

grant usage on schema public to aaram_seller;
grant select on all tables in schema public to aaram_seller;
alter default privileges in schema public grant select on tables to aaram_seller;
-- Nothing that opens an account.
revoke select on users, sessions, password_resets, email_links, email_changes, email_change_links, second_factors,
  recovery_codes, passkeys, passkey_challenges, used_passkey_challenges, challenges, phone_codes, team_links
  from aaram_seller;
grant select (id, name, email, mobile, role, is_verified, banned_at, created_at) on users to aaram_seller;
grant select (user_id, confirmed_at) on second_factors to aaram_seller;
grant select (user_id) on passkeys to aaram_seller;

-- Whose rows this transaction may see; nobody's where it does not say.
create function seller_of_call() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('aaram.seller', true), '')::uuid $$;

do $$
declare
  own record;
begin
  for own in select * from (values
    ('products', 'seller_id = (select seller_of_call())'),
    ('product_stock', 'exists (select from products p where p.id = product_id)'),
    ('order_parcels', 'seller_id = (select seller_of_call())'),
    ('order_lines', 'seller_id = (select seller_of_call())'),
    ('orders', 'exists (select from order_parcels p where p.order_id = orders.id)'),
    ('order_events', 'exists (select from order_parcels p where p.order_id = order_events.order_id)'),
    ('parcel_events', 'exists (select from order_parcels p where p.id = parcel_id)'),
    ('shipments', 'exists (select from order_parcels p where p.id = parcel_id)'),
    ('returns', 'exists (select from order_parcels p where p.id = parcel_id)'),
    ('return_events', 'exists (select from returns r where r.id = return_id)'),
    ('tax_sellers', 'seller_id = (select seller_of_call())'),
    ('tax_counters', 'seller_id = (select seller_of_call())'),
    ('tax_documents', 'seller_id = (select seller_of_call())'),
    ('tax_document_lines', 'exists (select from tax_documents d where d.id = document_id)'),
    ('change_sets', 'seller_id = (select seller_of_call())'),
    ('change_rows', 'exists (select from change_sets s where s.id = set_id)'),
    ('change_files', 'exists (select from change_sets s where s.id = set_id)'),
    ('printouts', 'coalesce(seller_id, owner_id) = (select seller_of_call())'),
    ('blog_posts', 'author_id = (select seller_of_call())'),
    ('post_revisions', 'exists (select from blog_posts p where p.id = post_id)'),
    ('post_previews', 'exists (select from blog_posts p where p.id = post_id)'),
    ('audit_log', 'seller_id = (select seller_of_call()) or seller_id is null and actor_id = (select seller_of_call())'),
    ('teams', 'seller_id = (select seller_of_call())'),
    ('team_members', 'seller_id = (select seller_of_call())'),
    ('team_invitations', 'seller_id = (select seller_of_call())')
  ) as t (name, rule)
  loop
    execute format('alter table %I enable row level security', own.name);
    execute format('create policy of_seller on %I for select to aaram_seller using (%s)', own.name, own.rule);
  end loop;
end
$$;
