-- A category and a tag that each have many products, and together few, are found by one index: the one of tags alone
-- would lead to all products that have the tag.
create function tags_of_category(category text, tags text[]) returns text[]
  language sql immutable parallel safe as
  $$ select array(select category || ':' || tag from unnest(tags) tag) $$;
create index products_category_tags on products using gin (tags_of_category(category, tags)) where removed_at is null;
