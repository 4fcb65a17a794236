-- Every change of what pages show of a product leaves a note, so that whoever looks at the notes knows what of its kept
-- answers is still right. `kind` tells who has to look: filters and orders of lists, the order by sales, or only who
-- shows the product.
alter table product_changes add column kind text not null default 'filters' check (kind in ('filters', 'sales', 'shown'));

create or replace function note_product_change() returns trigger language plpgsql as $$
declare changed uuid;
declare seen_by text := 'filters';
begin
  if tg_table_name = 'products' then
    changed := new.id;
    if tg_op = 'UPDATE' and
      (old.name, old.brand, old.category, old.subcategory, old.price_paise, old.tags, old.seller_id, old.removed_at,
        old.country_of_origin, old.created_at)
      is not distinct from
      (new.name, new.brand, new.category, new.subcategory, new.price_paise, new.tags, new.seller_id, new.removed_at,
        new.country_of_origin, new.created_at) then
      seen_by := case when old.sold = new.sold then 'shown' else 'sales' end;
    end if;
  elsif tg_table_name = 'product_stock' then
    changed := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
    if tg_op = 'UPDATE' and (old.quantity > 0) = (new.quantity > 0) then
      seen_by := 'shown';
    end if;
  else
    changed := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
    seen_by := 'shown';
  end if;
  insert into product_changes (product_id, kind) values (changed, seen_by);
  return null;
end $$;

drop trigger products_noted_update on products;
create trigger products_noted_update after update on products for each row
  when (old.* is distinct from new.*) execute function note_product_change();

drop trigger product_stock_noted_insert on product_stock;
drop trigger product_stock_noted_delete on product_stock;
drop trigger product_stock_noted_update on product_stock;
create trigger product_stock_noted after insert or delete on product_stock for each row
  execute function note_product_change();
create trigger product_stock_noted_update after update on product_stock for each row
  when (old.* is distinct from new.*) execute function note_product_change();

create trigger reviews_noted after insert or delete on reviews for each row execute function note_product_change();
create trigger reviews_noted_update after update on reviews for each row
  when (old.* is distinct from new.*) execute function note_product_change();
