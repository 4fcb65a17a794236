-- Nobody listened: each process finds what changed by its snapshot (shelf), and answers live seconds. A message costs
-- every commit a turn in one queue of the whole database.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare changed uuid;
begin
  if tg_table_name = 'products' then
    changed := new.id;
  elsif tg_op = 'DELETE' then
    changed := old.product_id;
  else
    changed := new.product_id;
  end if;
  insert into product_changes (product_id) values (changed);
  return null;
end $$;
