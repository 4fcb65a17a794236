-- The policy of migration 0191 for a table that came with another part.
alter table product_families enable row level security;
create policy of_seller on product_families for select to aaram_seller using (seller_id = (select seller_of_call()));
