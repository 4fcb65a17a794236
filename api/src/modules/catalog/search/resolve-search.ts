import type { Db } from '@aaram/runtime/db';
import type { SearchNotice } from '@aaram/shared-domain/catalog';
import type { Match } from '../match.ts';
import { createPanelSearch } from './panel-search.ts';
import type { SearchPort } from './search-port.ts';
import { splitWords, toPhrase } from './search-words.ts';
import { createKnownWords } from './understand/known-words.repository.ts';
import type { LiveVocabulary } from './understand/live-vocabulary.ts';
import type { WordGroup } from './understand/text-match.ts';
import {
  type Part,
  type UnderstoodGroup,
  type UnderstoodQuery,
  understandQuery,
} from './understand/understand-query.ts';

const PAISE = 100;
const NO_NOTICE: SearchNotice = { corrected: null, missing: [], notSold: [], chips: [], page: null };

export type ResolvedSearch = {
  match: Match | undefined;
  notice: SearchNotice;
  /** The search with its words mended and completed; the typed text when nothing was understood. */
  whole: string;
};
export type Finders = { search: SearchPort; vocabulary: Pick<LiveVocabulary, 'find'> };

/** The typed letters as they are: each word somewhere in a name, brand or shelf (product-rules.md#search). */
const readLetters = (q: string): string[][] => splitWords(toPhrase(q)).map((word) => [word]);

/** What acts as a filter, each with the query without it; nothing when there is only that one thing. */
function listChips({ groups, size, price, parts }: UnderstoodQuery): SearchNotice['chips'] {
  const filters: Part[] = [
    ...groups.filter(({ sense }) => sense !== 'thing'),
    ...(size ? [size] : []),
    ...(price ? [price] : []),
  ];
  return filters
    .map(({ sense, typed, label }) => ({
      kind: sense,
      label,
      without: parts.filter((part) => part !== typed).join(' '),
    }))
    .filter((chip) => chip.without !== '');
}

/** Groups in the order in which they are given up when no product meets all: colours first, what is looked for last. */
const DISPENSABLE = ['colour', 'gender', 'thing'] as const;

type Try = { groups: readonly UnderstoodGroup[]; dropped: readonly string[]; filters: Match };

/** What is tried when nothing meets everything, nearest first: without a price, a size, one word, all but one. */
function* listTries(filters: Match, own: Match, { groups, size, price }: UnderstoodQuery): Generator<Try> {
  if (price !== undefined && groups.length > 0) {
    yield { groups, dropped: [price.typed], filters: { ...own, price: undefined } };
  }
  if (size !== undefined && groups.length > 0) {
    yield { groups, dropped: [size.typed], filters: { ...own, size: filters.size } };
  }
  if (groups.length < 2) {
    return;
  }
  for (const gender of groups.filter(({ sense }) => sense === 'gender')) {
    const others = groups.filter((group) => group !== gender);
    yield { groups: others, dropped: [], filters: { ...own, notGroups: othersThan(gender) } };
  }
  const inOrder = DISPENSABLE.flatMap((sense) => groups.filter((group) => group.sense === sense));
  for (const given of inOrder) {
    yield { groups: groups.filter((group) => group !== given), dropped: [given.typed], filters: own };
  }
  for (const only of inOrder.toReversed()) {
    const dropped = groups.filter((group) => group !== only).map(({ typed }) => typed);
    yield { groups: [only], dropped, filters };
  }
}

const GENDERS = ['men', 'women', 'kids'];
/** Products that are for other people: a unisex watch is one for women too. */
function othersThan({ levels }: UnderstoodGroup): WordGroup[] {
  const named = levels.flat(2).flatMap(({ forms }) => forms);
  const others = GENDERS.filter((gender) => !named.includes(gender));
  return [{ levels: [others.map((gender) => [{ forms: [gender] }])] }];
}

/** With drafts the known words do not help: what is typed is looked for as words and as letters. */
async function resolveWithDrafts(
  db: Db,
  { q, filters }: Asked,
  vocabulary: Finders['vocabulary'],
): Promise<ResolvedSearch> {
  const { meant } = await createPanelSearch(db, vocabulary)(q);
  const groups = meant && { groups: meant.groups };
  return { match: { ...filters, ...groups, words: readLetters(q) }, notice: NO_NOTICE, whole: q };
}

/** The filters of a list with the size and the price that its search names. */
function addNamedFilters(filters: Match, { size, price }: UnderstoodQuery): Match {
  const own = size === undefined || filters.size !== undefined ? {} : { size: [size.size] };
  if (price === undefined) {
    return { ...filters, ...own };
  }
  const { min, max } = price.bounds;
  const bounds = {
    ...(min === undefined ? {} : { min: min * PAISE }),
    ...(max === undefined ? {} : { max: max * PAISE }),
  };
  return { ...filters, ...own, price: bounds };
}

/** Everything that was understood, with the letters for anyone who means them; undefined when nothing was. */
function matchAll(own: Match, filters: Match, { groups }: UnderstoodQuery, words: string[][]): Match | undefined {
  if (groups.length === 0) {
    return own.size === filters.size && own.price === undefined ? undefined : own;
  }
  // What is not sold here is no part of another word either: "hat" is not in "Ghat Stripe Shirt".
  return groups.some(({ isElsewhere }) => isElsewhere) ? { ...own, groups } : { ...own, groups, words };
}

type Asked = { q: string; filters: Match; isLiteral?: boolean; withDrafts?: boolean };

/**
 * What a search asks for, with the other filters of its list: everything that was understood; when no product meets that,
 * the typed letters; then what is nearest. `match` is undefined when nothing is near. `notice` says what was understood.
 */
export async function resolveSearch(
  db: Db,
  { q, filters, isLiteral = false, withDrafts = false }: Asked,
  { search, vocabulary }: Finders,
): Promise<ResolvedSearch> {
  const words = readLetters(q);
  if (isLiteral) {
    return { match: { ...filters, words }, notice: NO_NOTICE, whole: q };
  }
  if (withDrafts) {
    return resolveWithDrafts(db, { q, filters }, vocabulary);
  }
  const understood = await understandQuery(q, { vocabulary: await vocabulary.find(db), known: createKnownWords(db) });
  const { unknown, notSold, corrected, page, whole } = understood;
  const own = addNamedFilters(filters, understood);
  const chips = listChips(understood);
  const notice: SearchNotice = { corrected, missing: [...unknown], notSold: [...notSold], chips, page };
  const finds = (match: Match) => search.has(db, match);

  const all = matchAll(own, filters, understood, words);
  if (all !== undefined && (await finds({ ...all, ...(all.groups === undefined ? {} : { words: undefined }) }))) {
    return { match: all, notice, whole };
  }
  if (words.length > 0 && (await finds({ ...filters, words }))) {
    return { match: { ...filters, words }, notice: { ...NO_NOTICE, page }, whole: q };
  }
  for (const { groups, dropped, filters: others } of listTries(filters, own, understood)) {
    const match = { ...others, groups };
    if (await finds(match)) {
      const left = chips.filter(({ label }) => !dropped.includes(label));
      return { match, notice: { ...notice, chips: left, missing: [...notice.missing, ...dropped] }, whole };
    }
  }
  return { match: undefined, notice: { ...notice, corrected: null, chips: [] }, whole: q };
}
