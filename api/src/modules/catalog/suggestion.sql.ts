import { type Bind, createBind, likePattern, matchSpellings, type Statement } from './match-sql.ts';

/** How many of the best sold are looked through before an index is asked. */
const LOOKED_THROUGH = 2000;
/** Hits beyond that many are not ranked any more: ten of them are good enough. */
const RANKED = 1000;

/** One thing to look for: pieces of the text, or known words that contain a piece too short for trigrams. */
export type Sought = { spellings: string[]; tokens?: string[] | undefined };

/** As an index can find it; walking along, the plain comparison is quicker. */
const indexedSql = (bind: Bind, { spellings, tokens }: Sought) =>
  tokens === undefined ? matchSpellings(bind, spellings) : `p.search_tokens && ${bind(tokens, 'text[]')}`;

const columns = 'p.id, p.name, p.brand, p.category, p.price_paise, p.images[1] as image';

/**
 * The best sold products in which everything sought occurs. What is common is found among the best sold at once; only
 * when that is not enough are the hits of the index gathered, and never more of them than can be ranked quickly.
 * The second half of "union all" does not begin before the first is used up.
 */
export function suggestionStatement(sought: readonly Sought[], limit: number): Statement {
  const { bind, values } = createBind();
  const contains = sought.map(({ spellings }) => matchSpellings(bind, spellings)).join(' and ');
  const isIndexed = sought.map((one) => indexedSql(bind, one)).join(' and ');
  const wanted = bind(limit, 'int');
  const best = 'from products where removed_at is null order by sold desc, id desc';
  const text = `
    (select ${columns} from (select * ${best} limit ${LOOKED_THROUGH}) p where ${contains} limit ${wanted})
    union all
    (select ${columns} from (
      select * from products p where p.removed_at is null and ${isIndexed}
        and (p.sold, p.id) < (select sold, id ${best} offset ${LOOKED_THROUGH - 1} limit 1) limit ${RANKED}) p
      order by p.sold desc, p.id desc limit ${wanted})
    limit ${wanted}`;
  return { text, values };
}

/** Known words that contain a piece, at most `limit`. */
export function termsStatement(piece: string, limit: number): Statement {
  const { bind, values } = createBind();
  return {
    text: `select term from search_terms where term like ${bind(likePattern(piece), 'text')} limit ${bind(limit, 'int')}`,
    values,
  };
}

/** The known words most like a misspelt one, best first. */
export function nearestTermsStatement(word: string, limit: number): Statement {
  const { bind, values } = createBind();
  const given = bind(word, 'text');
  return {
    text: `select term, similarity(term, ${given})::float8 as likeness from search_terms where term % ${given}
      order by similarity(term, ${given}) desc, term limit ${bind(limit, 'int')}`,
    values,
  };
}
