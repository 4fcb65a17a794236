-- Who signs a seller's invoices, and the letters in their numbers instead of the seller's code.
alter table tax_sellers add column signatory text check (length(signatory) between 1 and 100);
alter table tax_sellers add column prefix text check (prefix ~ '^[A-Z]{3}$');
-- Letters belong to whoever had them first, for ever: numbers of two sellers are never the same.
create table tax_prefixes (
  prefix text primary key check (prefix ~ '^[A-Z]{3}$'),
  seller_id uuid not null references tax_sellers
);
create index tax_prefixes_seller on tax_prefixes (seller_id);
alter table tax_prefixes enable row level security;
create policy of_seller on tax_prefixes for select to aaram_seller using (seller_id = (select seller_of_call()));
