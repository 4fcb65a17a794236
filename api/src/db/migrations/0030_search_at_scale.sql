-- Text as it is searched for: without accents and nuktas, in lower case. The same as foldText() in fold-text.ts.
create function fold_text(value text) returns text immutable strict parallel safe language sql as $$
  select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u093c\u200b-\u200d]', '', 'g') collate pg_c_utf8)
$$;

-- One line for each field, so that what was typed is never found across two of them; then words with a dash or an
-- apostrophe written together, as "tshirt" for "T-Shirt".
create function search_text_of(name text, brand text, category text, subcategory text)
  returns text immutable parallel safe language sql as $$
  select folded.text || coalesce(E'\n' || (
    select string_agg(distinct regexp_replace(word, '[-''’./&+]', '', 'g'), ' ')
    from regexp_split_to_table(folded.text, '\s+') word where word ~ '[^-''’./&+][-''’./&+]+[^-''’./&+]'), '')
  from (select fold_text(concat_ws(E'\n', name, brand, category, subcategory)) as text) folded
$$;

create function search_tokens_of(name text, brand text, category text, subcategory text)
  returns text[] immutable parallel safe language sql as $$
  select array(select distinct word from regexp_split_to_table(search_text_of(name, brand, category, subcategory), '\s+') word
    where word <> '' order by word)
$$;

alter table products drop column search_text;
alter table products
  add column search_text text generated always as (search_text_of(name, brand, category, subcategory)) stored,
  add column search_tokens text[] generated always as (search_tokens_of(name, brand, category, subcategory)) stored,
  -- Byte order: the same on every machine, whatever its locale, and never damaged by an upgrade of it.
  add column sort_name text collate "C" generated always as (fold_text(name)) stored;

create index products_search on products using gin (search_text gin_trgm_ops) where removed_at is null;
-- For pieces too short for trigrams: they are looked up among the known words first.
create index products_search_tokens on products using gin (search_tokens) where removed_at is null;

drop index products_category_name;
create index products_category_name on products (category, sort_name, id) where removed_at is null;
create index products_category_created on products (category, created_at desc, id desc) where removed_at is null;
create index products_category_subcategory on products (category, subcategory, sold desc, id desc) where removed_at is null;
create index products_name on products (sort_name, id) where removed_at is null;
create index products_price on products (price_paise, id) where removed_at is null;

-- Words were cut at every sign that is no letter, which cuts Hindi words in pieces; now at blanks only.
create or replace function remember_search_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (term) select unnest(new.search_tokens) on conflict do nothing;
  return null;
end $$;
truncate search_terms;
insert into search_terms (term) select distinct unnest(search_tokens) from products;

-- Which products changed, by the transaction that changed them. A reader who knows the snapshot of its last look
-- finds exactly what was committed since, without gaps, however long a transaction took.
create table product_changes (
  xid xid8 not null default pg_current_xact_id(),
  product_id uuid not null,
  at timestamptz not null default now()
);
create index product_changes_xid on product_changes (xid);

create function note_product_change() returns trigger language plpgsql as $$
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
  perform pg_notify('product_changes', changed::text);
  return null;
end $$;
create trigger products_noted_insert after insert on products for each row execute function note_product_change();
create trigger products_noted_update after update on products for each row when (
  (old.name, old.brand, old.category, old.subcategory, old.price_paise, old.tags, old.seller_id, old.removed_at,
    old.is_available, old.version, old.rating_count, old.rating_sum, old.images)
  is distinct from
  (new.name, new.brand, new.category, new.subcategory, new.price_paise, new.tags, new.seller_id, new.removed_at,
    new.is_available, new.version, new.rating_count, new.rating_sum, new.images))
  execute function note_product_change();
-- Of stock only what changes a filter: a size that is sold out or back. Every other order leaves no note.
create trigger product_stock_noted_insert after insert on product_stock for each row when (new.quantity > 0)
  execute function note_product_change();
create trigger product_stock_noted_delete after delete on product_stock for each row when (old.quantity > 0)
  execute function note_product_change();
create trigger product_stock_noted_update after update on product_stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0)) execute function note_product_change();
