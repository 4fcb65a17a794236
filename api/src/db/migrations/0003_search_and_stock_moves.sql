-- Grows with every change of a stock row, so that an edit made from older figures can be told from a fresh one
-- without locking the product's row in each order. The version a product shows is its own plus the sum of these.
alter table product_stock add column moves integer not null default 0;

create function count_stock_move() returns trigger language plpgsql as $$
begin
  new.moves := old.moves + 1;
  return new;
end $$;
create trigger product_stock_moves before update of quantity on product_stock
  for each row when (old.quantity is distinct from new.quantity) execute function count_stock_move();

-- Every word of names, brands and shelves: what a misspelt or very short search is looked up in,
-- because trigrams over all products are too slow for each key press.
create table search_terms (term text primary key);
create index search_terms_trgm on search_terms using gin (term gin_trgm_ops);

create function remember_search_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (term)
    select distinct word from regexp_split_to_table(new.search_text, '[^[:alnum:]]+') as word where length(word) >= 2
    order by word
  on conflict do nothing;
  return null;
end $$;
create trigger products_search_terms after insert or update of name, brand, category, subcategory on products
  for each row execute function remember_search_terms();
