import type { Db } from '@aaram/runtime/db';
import { LRUCache } from 'lru-cache';
import { type Outcome, Refusal } from '#outcome.ts';
import type { Fresh } from '#read-path/answer.ts';
import type { ListQuery } from '../product-query.ts';
import { toPhrase } from './search-words.ts';
import { addZeroResultSearches, forgetZeroResultSearches } from './zero-result-searches.repository.ts';

const MAX_QUEUED_PHRASES = 500;
const MAX_CHARACTERS = 60;
/** Mail addresses and phone numbers are typed into search fields too. They are not stored. */
const isAboutPerson = (phrase: string) => phrase.includes('@') || (phrase.match(/\d/g)?.length ?? 0) >= 6;

/** Whether a search of all products, without any filter, found nothing. */
function hasNoResult(
  { q: _q, limit: _limit, view: _view, sort: _sort, ...rest }: ListQuery,
  found: Outcome<Fresh>,
): boolean {
  return (
    !(found instanceof Refusal) &&
    found.headers?.['x-total-count'] === '0' &&
    Object.values(rest).every((value) => value === undefined)
  );
}

/**
 * Counts searches of shoppers without a result: in memory, then once a minute in the database. Cached answers count
 * once, so the counts are the least there were.
 */
export function createZeroResultSearches(db: Db) {
  const waiting = new LRUCache<string, number>({ max: MAX_QUEUED_PHRASES });
  return {
    note(query: ListQuery, found: Outcome<Fresh>) {
      const phrase = toPhrase(query.q ?? '').slice(0, MAX_CHARACTERS);
      if (phrase !== '' && hasNoResult(query, found) && !isAboutPerson(phrase)) {
        waiting.set(phrase, (waiting.get(phrase) ?? 0) + 1);
      }
    },
    async write() {
      const counts = new Map(waiting.entries());
      waiting.clear();
      if (counts.size > 0) {
        await addZeroResultSearches(db, counts);
      }
      await forgetZeroResultSearches(db);
    },
  };
}
