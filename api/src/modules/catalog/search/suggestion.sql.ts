import { type Bind, createBind, likePattern, matchSpellings, matchSql, type Statement, walking } from '../match.sql.ts';
import type { Match } from '../match.ts';
import { hasTrigram } from './fold-text.ts';
import { relevanceSql } from './relevance.sql.ts';

/** How many of the best sold products are scanned before an index is used. */
const LOOKED_THROUGH = 2000;
/** Hits beyond this number are not ranked: the best ten of them are good enough. */
const RANKED = 1000;

/**
 * One thing to look for: its spellings, and for the index the known words that contain one of them. Without `tokens`
 * the index looks up the spellings; an empty list means that too many known words match, so no index is used.
 */
export type Sought = { spellings: string[]; tokens?: string[] | undefined };

/** The text as its trigram index stores it: spaces replaced by a character, so that trigrams span word boundaries. */
const indexed = (text: string) => `replace(${text}, ' ', '0')`;

function indexedSql(bind: Bind, { spellings, tokens }: Sought): string[] {
  if (tokens === undefined) {
    const one = (spelling: string) =>
      `${indexed('p.search_text')} like ${indexed(bind(likePattern(spelling), 'text'))}`;
    return [`(${spellings.map(one).join(' or ')})`];
  }
  return tokens.length === 0 ? [] : [`p.search_tokens && ${bind(tokens, 'text[]')}`];
}

/** A line of the dropdown. */
const line = `id as "_id", name, brand, category, trim_scale(price_paise / 100.0) as price, image`;
const columns = 'p.id, p.name, p.brand, p.category, p.price_paise, p.images[1] as image, p.sold, p.sort_name';

type Search = {
  sought: readonly Sought[];
  /** The typed text: names that begin with it come first, then names with a word that begins with it. */
  phrase: string;
  candidates: number;
  limit: number;
};

/** The conditions of a search as SQL: what a row must contain, how an index finds it, what ranks first. */
type Terms = { contains: string; indexed: string[]; phrase: string };

/**
 * Looks first at the best sold products, where common words are found at once. Only when that is not enough are the
 * hits of an index collected, at most as many as can be ranked quickly: the second half of "union all" does not start
 * before the first half is used up.
 */
function dropdownSql({ contains, indexed, phrase }: Terms, candidates: number, limit: number): string {
  const best = 'from products where removed_at is null order by sold desc, id desc';
  const gathered = `
    union all
    (select ${columns} from (
      select * from products p where p.removed_at is null and ${indexed.join(' and ')} and ${contains}
        and ${walking(`(p.sold, p.id) < (select sold, id ${best} offset ${LOOKED_THROUGH - 1} limit 1)`)} limit ${RANKED}) p
      order by p.sold desc, p.id desc limit ${candidates})`;
  return `
    select json_agg(row_to_json(line))::text as json, count(*) as count from (
      select ${line} from (
        (select ${columns} from (
          select p.id from (select id, search_text ${best} limit ${LOOKED_THROUGH}) p where ${contains} limit ${candidates}) hit
          join products p on p.id = hit.id)
        ${indexed.length === 0 ? '' : gathered} limit ${candidates}) found
      order by case when strpos(sort_name, ${phrase}) = 1 then 0 when strpos(sort_name, ' ' || ${phrase}) > 0 then 1 else 2 end,
        sold desc, id desc limit ${limit}) line`;
}

/** The best sold products that contain the phrase word for word, as one JSON array. */
export function suggestionStatement({ sought, phrase, candidates, limit }: Search): Statement {
  const { bind, values } = createBind();
  const contains = walking(matchSpellings(bind, [phrase]));
  const conditions = sought.flatMap((one) => indexedSql(bind, one));
  return {
    text: dropdownSql({ contains, indexed: conditions, phrase: bind(phrase, 'text') }, candidates, limit),
    values,
  };
}

/** A search as a list finds it. `among`: its few products as an array of PostgreSQL, which are ranked. */
export type Meant = { match: Match; among: string | undefined; phrase: string; limit: number };

/** The products that were meant, as one JSON array: few of them nearest first, many of them best sold first. */
export function meantStatement({ match, among, phrase, limit }: Meant): Statement {
  const { bind, values } = createBind();
  const isRanked = among !== undefined;
  const order = isRanked ? relevanceSql(bind, { groups: match.groups ?? [], phrase }) : 'p.sold';
  const where = `${matchSql(bind, match)}${isRanked ? ` and p.id = any(${bind(among, 'uuid[]')}) offset 0` : ''}`;
  const found = isRanked ? `(select * from products p where ${where}) p` : `products p where ${where}`;
  const text = `
    select json_agg(row_to_json(line))::text as json from (
      select ${line} from (
        select ${columns} from ${found} order by ${order} desc, p.id desc limit ${Math.trunc(limit)}) p) line`;
  return { text, values };
}

export type Fragment = { fragment: string; candidates: number; limit: number };

/** The same for a fragment that is long enough for trigrams, with the number of lines. */
export function fragmentStatement({ fragment, candidates, limit }: Fragment): Statement {
  const { bind, values } = createBind();
  const pattern = bind(likePattern(fragment), 'text');
  const terms = {
    contains: walking(`p.search_text like ${pattern}`),
    indexed: [`${indexed('p.search_text')} like ${indexed(pattern)}`],
    phrase: bind(fragment, 'text'),
  };
  return { text: dropdownSql(terms, candidates, limit), values };
}

/** Of a fragment of one or two characters about as many known words are stored, however many contain it. */
export const MAX_TERMS = 200;

/**
 * Known words that contain a fragment, at most `limit`. Each kind of fragment has an index: of one or two characters a list
 * of about MAX_TERMS words; where more are wanted, two have the index of pairs.
 */
export function termsStatement(fragment: string, limit: number): Statement {
  const { bind, values } = createBind();
  const { length } = [...fragment];
  if (length === 1 || (length === 2 && limit <= MAX_TERMS)) {
    const isPart = `fragment = ${bind(fragment, 'text')}`;
    return { text: `select term from search_fragments where ${isPart} limit ${bind(limit, 'int')}`, values };
  }
  const contains = `term like ${bind(likePattern(fragment), 'text')}`;
  const condition = hasTrigram(fragment)
    ? contains
    : `pairs_of(term) @> pairs_of(${bind(fragment, 'text')}) and ${walking(contains)}`;
  return { text: `select term from search_terms where ${condition} limit ${bind(limit, 'int')}`, values };
}

/** The known words most similar to a misspelt one, best first; words with digits are left out. */
export function nearestTermsStatement(word: string, limit: number): Statement {
  const { bind, values } = createBind();
  const given = bind(word, 'text');
  return {
    text: `select term, similarity(term, ${given})::float8 as likeness from search_terms where term % ${given} and term !~ '[0-9]'
      order by similarity(term, ${given}) desc, term limit ${bind(limit, 'int')}`,
    values,
  };
}
