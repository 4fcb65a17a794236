-- Prices may include GST (product-rules.md#prices-that-include-gst). What a price comes to when GST is added to it, with
-- the figures of 0067 and of the pricing function.
create function price_with_added_gst(price_paise bigint) returns bigint language sql immutable parallel safe as $$
  select price_paise + case when price_paise > 100000
    then (2 * price_paise * 10 + 110) / 220 else (2 * price_paise * 5 + 105) / 210 end
$$;

-- Under either rule nobody pays more than the MRP. The rule is a setting, so a trigger takes the place of the constraint;
-- the setting's row is locked, so that it cannot change until the product is stored.
create function keep_price_within_mrp() returns trigger language plpgsql as $$
begin
  if new.mrp_paise < price_with_added_gst(new.price_paise) then
    perform from settings where key = 'price-rule' and value ->> 'rule' = 'inclusive' for share;
    if not found or new.mrp_paise < new.price_paise then
      raise check_violation using message = 'products_mrp_with_gst: the price is above the MRP', constraint = 'products_mrp_with_gst';
    end if;
  end if;
  return new;
end
$$;
create trigger products_mrp_with_gst before insert or update of price_paise, mrp_paise on products
  for each row execute function keep_price_within_mrp();
alter table products drop constraint products_mrp_with_gst;

-- Those that forbid adding GST to prices; none while it is added.
create index products_above_mrp on products (id) where mrp_paise < price_with_added_gst(price_paise);
