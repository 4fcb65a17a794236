import { joinCard } from '../card.sql.ts';
import { createBind, type Statement } from '../match.sql.ts';

/** How many of the best sold products are scanned before the tag index is used. */
const LOOKED_THROUGH = 2000;
const RANKED = 300;

/** The nearest products: those that share a tag, most common tags first, then most sold. */
function nearestSql(own: string, wanted: string): string {
  const best = 'from products where removed_at is null order by sold desc, id desc';
  const columns = 'p.id, p.tags, p.sold';
  return `
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
        select count(*) from unnest(s.tags) tag where tag = any((select tags from own)::text[])) desc, s.sold desc, s.id) as position
      from sharing s where s.id <> ${own} order by position limit ${wanted})`;
}

/** These as JSON text of cards, their number and ids, and the product's tags as JSON: null when it does not exist. */
export function similarStatement(id: string, limit: number): Statement {
  const { bind, values } = createBind();
  const text = `${nearestSql(bind(id, 'uuid'), bind(limit, 'int'))}
    select (select to_json(tags) from own) as tags, (select count(*) from nearest) as count,
      (select string_agg(id::text, ',') from nearest) as ids, '[' || coalesce((
      select string_agg(card.json, ',' order by n.position) from nearest n join products p on p.id = n.id ${joinCard}), '') || ']' as json`;
  return { text, values };
}

/** Their ids as JSON, after the product's tags. */
export function nearestStatement(id: string, limit: number): Statement {
  const { bind, values } = createBind();
  const text = `${nearestSql(bind(id, 'uuid'), bind(limit, 'int'))}
    select (select to_json(tags) from own) as tags, (select coalesce(json_agg(id), '[]') from nearest) as ids`;
  return { text, values };
}
