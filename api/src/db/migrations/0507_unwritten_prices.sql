-- Products with an MRP of which is not written yet what their price comes to: none but those of an older process.
create index products_unwritten_price on products (id) where mrp_paise is not null and price_with_gst_paise is null;
