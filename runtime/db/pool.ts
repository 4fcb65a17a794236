import { isFatal } from '@aaram/runtime/db/errors';
import { actAsSeller, noteSeller, readAsSeller } from '@aaram/runtime/db/rows';
import type { PoolClient, QueryArrayConfig, QueryResult } from 'pg';
import { textTypes, toCamel } from './columns.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Columns, Json, Name, type Part, Rows, type Value } from './sql.ts';
import { type Answer, type Asked, type Statement, TemplateStatement, TextStatement } from './statement.ts';
import { traceStatement } from './trace-statement.ts';
import { createSession, runTransaction } from './transaction.ts';

type Row = Record<string, unknown>;

/** A pool or a transaction: the first argument of every repository function. Columns arrive in camelCase. */
export type Db = {
  /** A statement, or a part of one. */
  <List extends readonly object[] = Row[]>(
    strings: TemplateStringsArray,
    ...values: readonly (Value | Part)[]
  ): Statement<List>;
  /** A name, or the columns of one or more rows for `insert into t` and `update t set`. */
  (part: string): Part;
  (rows: Columns | readonly Columns[]): Part;
  /** A statement that was put together by hand. */
  unsafe<List extends readonly object[] = Row[]>(text: string, values?: readonly unknown[]): Statement<List>;
  /** The same, its columns as the text that the database sent. */
  texts(text: string, values: readonly unknown[]): Promise<(string | null)[][]>;
  /** A value for a column of JSON. */
  json(value: object | string | number | boolean | null): Json;
};

/** One connection of a pool, until `release`. */
export type Session = Db & { release: () => void };

/** The pool itself, for what only a pool can do. */
export type Pool = Db & {
  /** Runs `work` in a transaction, which is rolled back when `work` throws or the connection is lost. */
  begin<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  begin<Result>(mode: string, work: (tx: Db) => Promise<Result>): Promise<Result>;
  /**
   * The same database with the rows of one seller alone, to read: other sellers' rows are not there, whatever a
   * statement asks (docs/decisions/0032-teams.md). Each statement is a transaction of its own.
   */
  restrictedTo: (sellerId: string) => Pool;
  /** The same, also to change them: rows of others can be neither read nor written. */
  actingFor: (sellerId: string) => Pool;
  reserve: () => Promise<Session>;
  /** Runs SQL for a library. Returns the driver's own result: a list of them for several statements in one text. */
  raw: (text: string, values?: unknown[]) => Promise<QueryResult>;
  /** Asks the database whether it answers, by a connection of its own, whatever else waits; rejects when it does not. */
  probe: () => Promise<void>;
  /** Closes the pool. Waits for statements under way, at most `timeout` seconds. */
  end: (options?: { timeout: number }) => Promise<void>;
};

type PoolOptions = {
  url: string;
  max: number;
  /** Longest a statement may run, ms; 0 lifts the limit (migrations, seeds). */
  statementTimeoutMs?: number;
};

type Work<Result> = (tx: Db) => Promise<Result>;

async function refuseRestricted(): Promise<never> {
  throw new Error('A pool that is restricted to a seller has statements and transactions only.');
}

type Ask = <List>(asked: Asked) => Promise<List>;

function createDb(ask: Ask): Db {
  function db(first: TemplateStringsArray | string | Columns | readonly Columns[], ...values: unknown[]) {
    if (typeof first === 'string') {
      return new Name(first);
    }
    return isTemplate(first) ? new TemplateStatement(ask, first, values) : new Rows(first);
  }
  return Object.assign(db, {
    unsafe: (text: string, values: readonly unknown[] = []) => new TextStatement(ask, { text, values: [...values] }),
    texts: (text: string, values: readonly unknown[]) =>
      ask<(string | null)[][]>({ text, values: [...values], areTexts: true }),
    json: (value: unknown) => new Json(value),
  }) as Db;
}

const isTemplate = (first: object): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;

/** Runs statements on a connection. Rows get their column names, and the list of them gets `count`. */
function createAsk(connections: Connections) {
  return async <List>(client: PoolClient, { text, values, areTexts = false }: Asked): Promise<List> => {
    const query: QueryArrayConfig = { text, values, rowMode: 'array' };
    if (areTexts) {
      query.types = textTypes;
    }
    // For several statements in one text the driver returns a list.
    const results: ArrayResult | ArrayResult[] = await traceStatement(text, () =>
      connections.ask(client, () => client.query(query)),
    );
    const result = Array.isArray(results) ? (results.at(-1) ?? NOTHING) : results;
    return (areTexts ? result.rows : nameColumns(result)) as List;
  };
}

type ArrayResult = { rows: unknown[][]; fields: { name: string }[]; rowCount: number | null };
const NOTHING: ArrayResult = { rows: [], fields: [], rowCount: 0 };

function nameColumns({ rows, fields, rowCount }: ArrayResult): Answer<Row[]> {
  const names = fields.map(({ name }) => toCamel(name));
  const list = rows.map((columns) => {
    const row: Row = {};
    for (let index = 0; index < names.length; index += 1) {
      row[names[index] ?? ''] = columns[index];
    }
    return row;
  });
  return Object.defineProperty(list, 'count', { value: rowCount ?? 0 }) as Answer<Row[]>;
}

type Opening = {
  /** A connection with its session, for one transaction. */
  withSession: () => Promise<{ session: ReturnType<typeof createSession>; close: () => void }>;
  pool: Pick<Pool, 'begin' | 'restrictedTo' | 'actingFor' | 'probe'>;
};

/** A pool whose statements reach the rows of one seller alone, each in a transaction of that mode. */
function openWithin(sellerId: string, mode: string, { withSession, pool }: Opening): Pool {
  const askOwn = async <List>(asked: Asked): Promise<List> => {
    const { session, close } = await withSession();
    try {
      return await runTransaction(session, mode, () => session.ask<List>(asked));
    } finally {
      close();
    }
  };
  return Object.assign(createDb(askOwn), {
    begin: <Result>(...given: [work: Work<Result>] | [mode: string, work: Work<Result>]) =>
      pool.begin(mode, (tx) => {
        noteSeller(tx, sellerId);
        return (given.length === 1 ? given[0] : given[1])(tx);
      }),
    restrictedTo: pool.restrictedTo,
    actingFor: pool.actingFor,
    reserve: refuseRestricted,
    raw: refuseRestricted,
    probe: pool.probe,
    end: refuseRestricted,
  });
}

/** Opens a pool. It connects on the first statement, and reconnects after the database was away. */
export function createPool({ url, max, statementTimeoutMs = 2000 }: PoolOptions): Pool {
  const connections = createConnections({ url, max, statementTimeoutMs });
  const ask = createAsk(connections);

  async function withClient<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connections.take();
    let isUsable = true;
    try {
      return await use(client);
    } catch (error) {
      isUsable = !isFatal(error);
      throw error;
    } finally {
      connections.give(client, isUsable);
    }
  }
  const askOnce = <List>(asked: Asked) => withClient((client) => ask<List>(client, asked));
  const raw = (text: string, values: unknown[] = []) =>
    withClient((client) => connections.ask(client, () => client.query({ text, values })));

  async function withSession() {
    const client = await connections.take();
    const session = createSession(client, ask);
    const close = () => {
      session.close();
      connections.give(client, session.isUsable());
    };
    return { session, close, db: createDb(session.ask) };
  }

  async function begin<Result>(
    ...given: [work: (tx: Db) => Promise<Result>] | [mode: string, work: (tx: Db) => Promise<Result>]
  ) {
    const [mode, work] = given.length === 1 ? ['', given[0]] : given;
    const { session, close, db } = await withSession();
    try {
      return await runTransaction(session, mode, () => work(db));
    } finally {
      close();
    }
  }

  async function reserve(): Promise<Session> {
    const { close, db } = await withSession();
    return Object.assign(db, { release: close });
  }

  const opening: Opening = {
    withSession,
    pool: {
      begin,
      restrictedTo: (sellerId) => openWithin(sellerId, readAsSeller(sellerId), opening),
      actingFor: (sellerId) => openWithin(sellerId, actAsSeller(sellerId), opening),
      probe: connections.probe,
    },
  };

  let ended: Promise<void> | undefined;
  const end = ({ timeout } = { timeout: 60 }) => {
    ended ??= connections.end(timeout);
    return ended;
  };

  return Object.assign(createDb(askOnce), {
    ...opening.pool,
    reserve,
    raw,
    end,
  });
}
