-- Nobody may be charged more than the MRP, GST included. The API refuses such a price; this keeps it out however it is
-- written, so that no page can show it as a discount. The figures are those of 0053 and of the pricing function.
update products set mrp_paise = null
where mrp_paise < price_paise + case when price_paise > 100000
  then (2 * price_paise * 10 + 110) / 220 else (2 * price_paise * 5 + 105) / 210 end;
alter table products add constraint products_mrp_with_gst check (
  mrp_paise >= price_paise + case when price_paise > 100000
    then (2 * price_paise * 10 + 110) / 220 else (2 * price_paise * 5 + 105) / 210 end
);
