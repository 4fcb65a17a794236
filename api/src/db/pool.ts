import postgres from 'postgres';

/** How types travel: bigint as a JavaScript number, since paise stay far below 2^53. */
type Types = { bigint: number };

/** A pool or a transaction: the first argument of every repository function. Columns arrive in camelCase. */
export type Db = postgres.ISql<Types>;
/** The pool itself, for what only a pool can do: `begin`, `end`, `listen`. */
export type Pool = postgres.Sql<Types>;

type PoolOptions = {
  url: string;
  max: number;
  prepare?: boolean;
  /** Longest a statement may run, ms; 0 lifts the limit (migrations, seeds). */
  statementTimeoutMs?: number;
};

/** Opens a pool. It connects when first asked, and again by itself after the database was away. */
export function createPool({ url, max, prepare = true, statementTimeoutMs = 2000 }: PoolOptions): Pool {
  return postgres(url, {
    max,
    prepare,
    connect_timeout: 3,
    idle_timeout: 120,
    max_lifetime: 60 * 30,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: 'aaram-api',
      statement_timeout: statementTimeoutMs,
      // Somebody who forgets a transaction open must not hold the rows of the others.
      idle_in_transaction_session_timeout: 10_000,
    },
  });
}

const lossCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  // admin shutdown, crash shutdown, cannot connect now, too many connections, statement timed out
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);

/** Whether an error means "the database is away or overloaded", so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && lossCodes.has(error.code);
}

/** Whether an error is a broken unique rule, optionally of one named index or constraint. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  return (
    error instanceof postgres.PostgresError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint_name === constraint)
  );
}
