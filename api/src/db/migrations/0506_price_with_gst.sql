-- What a price comes to with the GST that is added to it, as TypeScript writes it beside the price, and by the charges of
-- which day (shared-domain/src/rates/charges.ts): nothing here calculates it. Null until it is written.
alter table products add column price_with_gst_paise bigint, add column charges text;

-- Under either rule nobody pays more than the MRP. An older process writes a price alone: what it comes to is then unknown
-- until a worker has written it.
create or replace function keep_price_within_mrp() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.price_paise <> old.price_paise
    and new.price_with_gst_paise is not distinct from old.price_with_gst_paise then
    new.price_with_gst_paise := null;
    new.charges := null;
  end if;
  if new.mrp_paise < coalesce(new.price_with_gst_paise, new.price_paise) then
    perform from settings where key = 'price-rule' and value ->> 'rule' = 'inclusive' for share;
    if not found or new.mrp_paise < new.price_paise then
      raise check_violation using message = 'products_mrp_with_gst: the price is above the MRP', constraint = 'products_mrp_with_gst';
    end if;
  end if;
  return new;
end
$$;

-- Those that forbid adding GST to prices. The index of 0240 and its function stay for older processes.
create index products_above_their_mrp on products (id) where mrp_paise < price_with_gst_paise;

-- As in 0502: lists do not look at the two columns.
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
      rest.price_with_gst_paise := old.price_with_gst_paise;
      rest.charges := old.charges;
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
