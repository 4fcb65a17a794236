-- The tables of imports and edits behind the second wall (0191), as products and change sets are.
alter table product_edits enable row level security;
create policy of_seller on product_edits for select to aaram_seller
  using (exists (select from products p where p.id = product_id));
alter table change_pictures enable row level security;
create policy of_seller on change_pictures for select to aaram_seller
  using (exists (select from change_sets s where s.id = set_id));
