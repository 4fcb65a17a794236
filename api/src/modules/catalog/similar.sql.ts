import { joinCard } from './card-sql.ts';
import { createBind, type Statement } from './match-sql.ts';

/** Of the best sold so many are looked through before the index of tags is asked. */
const LOOKED_THROUGH = 2000;
const RANKED = 300;

/** Products that share a tag with one product, as JSON text of cards: most tags in common first, then most sold. */
export function similarStatement(id: string, limit: number): Statement {
  const { bind, values } = createBind();
  const own = bind(id, 'uuid');
  const wanted = bind(limit, 'int');
  const best = 'from products where removed_at is null order by sold desc, id desc';
  const columns = 'p.id, p.tags, p.sold';
  const text = `
    with own as materialized (select id, tags from products where id = ${own} and removed_at is null),
    popular as materialized (
      select ${columns} from (select id, tags, sold ${best} limit ${LOOKED_THROUGH}) p
      where p.tags && (select tags from own) limit ${RANKED}),
    rare as materialized (
      select ${columns} from products p where p.removed_at is null and p.tags && (select tags from own)
        and (select count(*) from popular) <= ${wanted} limit ${RANKED}),
    sharing as materialized (select * from popular union select * from rare),
    nearest as materialized (
      select s.id, row_number() over (order by (
        select count(*) from unnest(s.tags) tag where tag = any((select tags from own)::text[])) desc, s.sold desc, s.id) as place
      from sharing s where s.id <> ${own} order by place limit ${wanted})
    select exists (select from own) as is_there, '[' || coalesce((
      select string_agg(card.json, ',' order by n.place) from nearest n join products p on p.id = n.id ${joinCard}), '') || ']' as json`;
  return { text, values };
}
