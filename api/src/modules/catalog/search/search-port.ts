import type { Db } from '@aaram/runtime/db';
import type { Match } from '../match.ts';

/**
 * What finds the products of a match for the lists of shoppers. The database decides what a list shows: it reads and
 * sorts these products, and leaves out those that no longer match.
 */
export type SearchPort = {
  /**
   * The ids of all matches as an array of PostgreSQL (id-array.ts); undefined when they are more than `atMost`, so
   * that a page is found by a short walk along the index of its order.
   */
  few: (db: Db, match: Match, atMost: number) => Promise<string | undefined>;
  /** How many products match. */
  total: (db: Db, match: Match) => Promise<number>;
  /** Whether any product matches: often known without a count. */
  has: (db: Db, match: Match) => Promise<boolean>;
};
