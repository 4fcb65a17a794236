-- Known words by their parts of one and two characters, at most about 200 of each: who looks for a part that more words
-- contain uses no list of them. A part too short for trigrams is found by one look, however many words are known.
create table search_fragments (
  fragment text collate "C" not null,
  term text collate "C" not null,
  primary key (fragment, term)
);

create function short_fragments_of(term text) returns setof text language sql immutable strict parallel safe as $$
  select distinct substr(term, place, size) from generate_series(1, length(term)) place, generate_series(1, 2) size
  where place + size <= length(term) + 1
$$;

create function remember_search_fragments() returns trigger language plpgsql as $$
begin
  insert into search_fragments (fragment, term)
  select fragment, term from (
    select fragment, term, row_number() over (partition by fragment) as place
    from added, short_fragments_of(term) fragment) found
  where place <= 200
    and not exists (select from search_fragments known where known.fragment = found.fragment offset 199)
  on conflict do nothing;
  return null;
end $$;
create trigger search_terms_fragments after insert on search_terms referencing new table as added
  for each statement execute function remember_search_fragments();
grant insert on search_fragments to aaram_seller;

insert into search_fragments (fragment, term)
select fragment, term from (
  select fragment, term, row_number() over (partition by fragment) as place
  from search_terms, short_fragments_of(term) fragment) found
where place <= 200
on conflict do nothing;

-- Longer parts without three letters in a row, as most words of Devanagari are for trigrams, are found by their pairs.
create function pairs_of(term text) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct substr(term, place, 2) from generate_series(1, length(term) - 1) place)
$$;
create index search_terms_pairs on search_terms using gin (pairs_of(term));
