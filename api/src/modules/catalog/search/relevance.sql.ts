import type { Bind } from '../match.sql.ts';
import { groupsQuery, patternQuery, phrasesQuery, type WordGroup } from './understand/text-match.ts';

/** Up to so many matches are ranked; of more the best sold are good enough. */
export const MAX_RANKED = 1000;
/** Points of a group by the level that it meets, and for each part of a product that it is found in. */
const LEVEL_POINTS = 100;
const LEVEL_STEP = 15;
const PARTS = [
  { weight: 'A', points: 6 },
  { weight: 'B', points: 5 },
  { weight: 'C', points: 3 },
] as const;
const HINT_POINTS = 8;
const IN_STOCK_POINTS = 5;
/** A product that meets all groups comes before one that does not; a name that is the query comes next. */
const MEETS_ALL = 2;
const IS_EXACT = 1;
const FACTOR_POINTS = 10_000;
const FACTOR_SOLD = 100_000_000;

const inVector = (bind: Bind, query: string) => `p.search_vector @@ ${bind(query, 'tsquery')}`;

const pointsIf = (condition: string, points: number) => `(${condition})::int * ${points}`;

function groupPoints(bind: Bind, { levels, hints = [] }: WordGroup): string[] {
  const cases = levels.map((phrases, level) => {
    const points = Math.max(10, LEVEL_POINTS - level * LEVEL_STEP);
    const inParts = PARTS.map((part) => pointsIf(inVector(bind, phrasesQuery(phrases, part.weight)), part.points));
    return `when ${inVector(bind, phrasesQuery(phrases))} then ${[points, ...inParts].join(' + ')}`;
  });
  return [
    `case ${cases.join(' ')} else 0 end`,
    ...hints.map((hint) => pointsIf(inVector(bind, patternQuery(hint)), HINT_POINTS)),
  ];
}

/**
 * How near a product is to a search, as a bigint: larger is nearer, and of equally near ones the better sold. `phrase` is
 * the folded query. Needs `products p`; for a thousand products at most.
 */
export function relevanceSql(bind: Bind, { groups, phrase }: { groups: readonly WordGroup[]; phrase: string }): string {
  const hasStock = 'exists (select from product_stock s where s.product_id = p.id and s.quantity > 0)';
  const points = [pointsIf(hasStock, IN_STOCK_POINTS), ...groups.flatMap((group) => groupPoints(bind, group))];
  const meets = groups.length === 0 ? '0' : pointsIf(inVector(bind, groupsQuery(groups)), MEETS_ALL);
  const isExact = pointsIf(`p.sort_name = ${bind(phrase, 'text')}`, IS_EXACT);
  return `((${meets} + ${isExact})::bigint * ${FACTOR_POINTS} + ${points.join(' + ')}) * ${FACTOR_SOLD}
    + least(p.sold, ${FACTOR_SOLD - 1})`;
}
