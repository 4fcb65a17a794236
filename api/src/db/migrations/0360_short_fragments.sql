-- Known words by their fragments of one and two characters, about 200 of each at most: of a fragment that more words
-- contain no list is used. What is too short for trigrams is found by one look, however many words are known.
create table search_fragments (
  fragment text collate "C" not null,
  term text collate "C" not null,
  -- How many words the fragment had before.
  place int not null,
  primary key (fragment, term)
);
-- Says at once that a fragment has its 200: most of a new product number do.
create index search_fragments_full on search_fragments (fragment) where place >= 199;

create function short_fragments_of(term text) returns setof text language sql immutable strict parallel safe as $$
  select distinct substr(term, place, size) from generate_series(1, length(term)) place, generate_series(1, 2) size
  where place + size <= length(term) + 1
$$;

create function remember_search_fragments() returns trigger language plpgsql as $$
begin
  insert into search_fragments (fragment, term, place)
  select found.fragment, new.term, (select count(*) from search_fragments known where known.fragment = found.fragment)
  from short_fragments_of(new.term) as found (fragment)
  where not exists (
    select from search_fragments known where known.fragment = found.fragment and known.place >= 199)
  on conflict do nothing;
  return null;
end $$;
create trigger search_terms_fragments after insert on search_terms for each row
  execute function remember_search_fragments();
grant insert on search_fragments to aaram_seller;

insert into search_fragments (fragment, term, place)
select fragment, term, place from (
  select fragment, term, row_number() over (partition by fragment) - 1 as place
  from search_terms, short_fragments_of(term) as found (fragment)) placed
where place <= 199;

-- Longer fragments without three letters in a row, as most words of Devanagari are for trigrams, are found by their pairs.
create function pairs_of(term text) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct substr(term, place, 2) from generate_series(1, length(term) - 1) place)
$$;
create index search_terms_pairs on search_terms using gin (pairs_of(term));
