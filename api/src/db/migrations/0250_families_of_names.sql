-- Until migration 0200 the product page took products of one brand as colours of one piece when their names were the same
-- but for what stands after the last comma. Those become families once, so that no page loses its colours. A seller who
-- has joined one of them already has decided; more than a family may have are left alone.
create temporary table guessed on commit drop as
  with named as (
    select id, seller_id, family_id, created_at, category, coalesce(brand, '') as brand, substring(name from '^(.+), ') as stem
    from products where removed_at is null and state = 'published'
  ), grouped as (
    select seller_id, category, brand, stem, array_agg(id order by created_at, id) as ids, gen_random_uuid() as family
    from named where stem is not null
    group by seller_id, category, brand, stem
    having count(*) between 2 and 30 and count(family_id) = 0
  )
  select seller_id, family, m.id, m.place from grouped, unnest(ids) with ordinality as m (id, place);

insert into product_families (id, seller_id) select distinct family, seller_id from guessed;
update products p set family_id = g.family, family_place = g.place from guessed g where p.id = g.id;
insert into product_changes (product_id) select id from guessed;
