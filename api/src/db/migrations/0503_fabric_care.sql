-- How a product is washed, dried and ironed, in the seller's words; null where nobody has said it.
alter table products add column care text;
