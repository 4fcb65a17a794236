-- A family is known by a code of its seller: in files, in the history, and by an undo that makes it again after its end.
alter table product_families
  add column code text not null default 'F-' || upper(substr(md5(gen_random_uuid()::text), 1, 10));
create unique index product_families_code on product_families (seller_id, code);

-- Edits that one call made together, so that they are restored together: all name the first of them.
alter table product_edits add column made_with uuid references product_edits on delete cascade;
create index product_edits_made_with on product_edits (made_with) where made_with is not null;
