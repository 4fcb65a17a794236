-- Searching looks through the best sold first: with the text in the index it need not visit each row.
-- Never longer than an index entry may be: 600 signs of at most four bytes.
create or replace function search_text_of(name text, brand text, category text, subcategory text)
  returns text immutable parallel safe language sql as $$
  select left(folded.text || coalesce(E'\n' || (
    select string_agg(distinct regexp_replace(word, '[-''’./&+]', '', 'g'), ' ')
    from regexp_split_to_table(folded.text, '\s+') word where word ~ '[^-''’./&+][-''’./&+]+[^-''’./&+]'), ''), 600)
  from (select fold_text(concat_ws(E'\n', name, brand, category, subcategory)) as text) folded
$$;
drop index products_sold;
create index products_sold on products (sold desc, id desc) include (search_text, tags) where removed_at is null;
