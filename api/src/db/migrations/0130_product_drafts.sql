-- A product is published or a draft. `removed_at` says since when shoppers do not see a product; a draft has 'infinity'
-- there, so that every read and every index that leaves removed products out leaves drafts out too, in the version that
-- runs while this one starts as well. A removed product keeps its state: a draft that comes back is a draft.
alter table products
  add column state text not null default 'published' check (state in ('published', 'draft')),
  add constraint products_draft_is_hidden check (state = 'published' or removed_at is not null) not valid,
  add constraint products_only_drafts_wait check (state = 'draft' or removed_at is distinct from 'infinity') not valid;
alter table products validate constraint products_draft_is_hidden;
alter table products validate constraint products_only_drafts_wait;

create function hide_draft() returns trigger language plpgsql as $$
begin
  if new.state = 'draft' and new.removed_at is null then
    new.removed_at := 'infinity';
  elsif new.state = 'published' and new.removed_at = 'infinity' then
    new.removed_at := null;
  end if;
  return new;
end $$;
create trigger products_drafts_hidden before insert or update of state, removed_at on products
  for each row when (new.state = 'draft' or new.removed_at = 'infinity') execute function hide_draft();

create index products_drafts on products (seller_id, created_at desc, id desc) where removed_at = 'infinity';

-- The words of a draft correct nobody's search before it is published.
drop trigger products_search_terms on products;
create trigger products_search_terms_insert after insert on products
  for each row when (new.removed_at is null) execute function remember_search_terms();
create trigger products_search_terms after update of name, brand, category, subcategory, state, removed_at on products
  for each row when (new.removed_at is null) execute function remember_search_terms();
