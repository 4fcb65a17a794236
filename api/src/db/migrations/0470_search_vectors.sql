-- What a search looks through beside names, brands and shelves: colour, material, tags and SKU, as whole words and their
-- beginnings. The same words as splitSearchWords() and formsOf() in search/understand/search-words.ts. Weights: A name,
-- B brand and shelf, C colour, D material, tags and SKU. Each has a position of its own, since of two weights at one
-- position only the higher stays. One statement without functions of its own inside: it is run for every new product.
create function search_vector_of(name text, brand text, category text, subcategory text, colour text, material text,
  sku text, tags text[]) returns tsvector immutable parallel safe language sql as $$
  select coalesce(string_agg(distinct '''' || form.word || ''':' || part.weight, ' '), '')::tsvector
  from (values
      ('1A', name),
      ('2B', coalesce(brand, '') || ' ' || coalesce(category, '') || ' ' || coalesce(subcategory, '')),
      ('3C', colour),
      ('4D', coalesce(material, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(array_to_string(tags, ' '), '')))
    as part (weight, words),
  regexp_split_to_table(
    translate(fold_text(translate(part.words, '‐‑‒–—−’', '------''')), 'ँ', 'ं'),
    '[][[:space:],;:()"“”„/|&+!?*=<>{}#%@₹\\~^`…·•]+') as raw,
  trim(both '-._''' from raw) as whole (word),
  lateral (values (left(whole.word, 60)), (left(translate(whole.word, '-._''', ''), 60))) as own (word),
  lateral (values (own.word), (case
    when length(own.word) > 4 and own.word ~ 'ies$' then left(own.word, -3) || 'y'
    when length(own.word) > 4 and own.word ~ '([cs]h|ss|x|z)es$' then left(own.word, -2)
    when length(own.word) > 3 and own.word ~ '[^su]s$' then left(own.word, -1)
    else own.word end)) as form (word)
  where form.word <> '' and strpos(form.word, '''') = 0
$$;

alter table products add column search_vector tsvector generated always as
  (search_vector_of(name, brand, category, subcategory, colour, material, sku, tags)) stored;
create index products_search_vector on products using gin (search_vector) where removed_at is null;

create or replace function remember_search_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (term)
    select term from (select unnest(new.search_tokens) union select unnest(tsvector_to_array(new.search_vector))) words (term)
    -- In one order, so that two products that come at once never wait for each other.
    order by term on conflict do nothing;
  return null;
end $$;
drop trigger products_search_terms on products;
create trigger products_search_terms after update of name, brand, category, subcategory, colour, material, sku, tags,
  state, removed_at on products
  for each row when (new.removed_at is null) execute function remember_search_terms();
insert into search_terms (term)
  select distinct unnest(tsvector_to_array(search_vector)) from products where removed_at is null on conflict do nothing;

-- Words that mean the same, of this store: edited by admins, read by every process (search/understand/vocabulary.ts).
create table search_synonyms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('same', 'one', 'fix', 'none', 'drop', 'page')),
  -- What is typed, and what is looked for (kind page: the address of the page).
  terms text[] not null check (cardinality(terms) between 1 and 60),
  targets text[] not null default '{}' check (cardinality(targets) <= 20),
  note text not null default '' check (length(note) <= 200)
);
-- Which version of the words a process has.
create table search_synonym_versions (
  name text primary key check (name = 'synonyms'),
  version bigint not null default 1
);
insert into search_synonym_versions (name) values ('synonyms');
create function bump_search_synonyms() returns trigger language plpgsql as $$
begin
  update search_synonym_versions set version = version + 1;
  return null;
end $$;
create trigger search_synonyms_changed after insert or update or delete or truncate on search_synonyms
  for each statement execute function bump_search_synonyms();

-- A search finds a product by its colour, material and SKU too.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare changed uuid;
declare seen_by text := 'filters';
begin
  if tg_table_name = 'products' then
    changed := new.id;
    if tg_op = 'UPDATE' and
      (old.name, old.brand, old.category, old.subcategory, old.price_paise, old.tags, old.seller_id, old.removed_at,
        old.country_of_origin, old.created_at, old.colour, old.material, old.sku)
      is not distinct from
      (new.name, new.brand, new.category, new.subcategory, new.price_paise, new.tags, new.seller_id, new.removed_at,
        new.country_of_origin, new.created_at, new.colour, new.material, new.sku) then
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
