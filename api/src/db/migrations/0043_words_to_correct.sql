-- A misspelt word is corrected to words, never to the number of another piece; of those a shop has tens of thousands,
-- and each that looks a little alike was compared.
create index search_terms_words on search_terms using gin (term gin_trgm_ops) where term !~ '[0-9]';
