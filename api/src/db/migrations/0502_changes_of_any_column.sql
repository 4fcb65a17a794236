-- Which columns of a product only those see who show it is listed here; a change of any other column, also of one that is
-- added later, is looked at by filters and orders of lists. So no column is forgotten: at worst a product is read once more.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare changed uuid;
declare seen_by text := 'filters';
declare rest products;
begin
  if tg_table_name = 'products' then
    changed := new.id;
    if tg_op = 'UPDATE' then
      rest := new;
      rest.description := old.description;
      rest.mrp_paise := old.mrp_paise;
      rest.hsn := old.hsn;
      rest.net_quantity := old.net_quantity;
      rest.maker := old.maker;
      rest.size_type := old.size_type;
      rest.images := old.images;
      rest.picture_texts := old.picture_texts;
      rest.is_available := old.is_available;
      rest.rating_sum := old.rating_sum;
      rest.rating_count := old.rating_count;
      rest.star_counts := old.star_counts;
      rest.sold := old.sold;
      rest.price_since := old.price_since;
      rest.state := old.state;
      rest.removed_by := old.removed_by;
      rest.family_id := old.family_id;
      rest.family_place := old.family_place;
      rest.version := old.version;
      rest.updated_at := old.updated_at;
      if rest is not distinct from old then
        seen_by := case when old.sold = new.sold then 'shown' else 'sales' end;
      end if;
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

-- The words of a product, whatever columns they come from, and the moment when it is listed.
drop trigger products_search_terms on products;
create trigger products_search_terms after update on products for each row
  when (new.removed_at is null and (old.search_vector, old.search_tokens, old.removed_at)
    is distinct from (new.search_vector, new.search_tokens, new.removed_at))
  execute function remember_search_terms();
