import { DatabaseError, Pool, type PoolClient } from 'pg';
import { columnTypes } from './columns.ts';
import { ConnectionError, isFatal } from './connection-error.ts';
import { createTurns } from './turns.ts';

const CONNECT_MS = 3000;
const IDLE_MS = 120_000;
const LIFE_S = 30 * 60;
const KEEP_ALIVE_MS = 60_000;
/** What the server says after a statement, when no transaction is open. */
const IDLE = 'I';
/** So much longer than a statement may take a server may be silent. */
const PATIENCE_MS = 1000;

/** `sslmode` means what it means to PostgreSQL's own clients: the driver by itself checks certificates for `require`. */
const readUrl = (url: string) =>
  url.includes('sslmode=') && !url.includes('uselibpqcompat=') ? `${url}&uselibpqcompat=true` : url;

/** Closes all when they are given back; whoever is still at work after so many seconds is cut off. */
async function endPool(pool: Pool, busy: Iterable<PoolClient>, timeoutS: number): Promise<void> {
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    for (const client of busy) {
      void client.end();
    }
    // Not every server says goodbye.
    giveUp();
  }, timeoutS * 1000);
  await Promise.race([pool.end(), isOver]);
  clearTimeout(timer);
}

export type Connections = ReturnType<typeof createConnections>;

/**
 * At most `max` connections, opened when they are needed. A server that has stopped without closing anything is given
 * up: a statement timeout is kept by the very server that does not answer. While none is to be heard, one caller waits
 * for an attempt to connect, and the others are refused at once.
 */
export function createConnections({
  url,
  max,
  statementTimeoutMs,
}: {
  url: string;
  max: number;
  statementTimeoutMs: number;
}) {
  const pool = new Pool({
    connectionString: readUrl(url),
    max,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFE_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: columnTypes,
    application_name: 'aaram-api',
    statement_timeout: statementTimeoutMs,
    // The driver does not send a zero, which lifts the limit of a server that has one.
    ...(statementTimeoutMs === 0 ? { options: '-c statement_timeout=0' } : {}),
    // Somebody who forgets a transaction open must not hold the rows of the others.
    idle_in_transaction_session_timeout: 10_000,
  });
  // The pool takes lost connections out by itself; unheard, their errors would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const silenceMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + PATIENCE_MS;
  const turns = createTurns(max, statementTimeoutMs === 0 ? 0 : statementTimeoutMs + CONNECT_MS);
  const busy = new Set<PoolClient>();
  let connecting = 0;
  let takingIdle = 0;
  let isSilent = false;

  function noteSilence(error: Error) {
    isSilent = true;
    turns.refuseWaiting(error);
  }

  async function connect(): Promise<PoolClient> {
    if (pool.idleCount > takingIdle) {
      takingIdle += 1;
      return pool.connect().finally(() => {
        takingIdle -= 1;
      });
    }
    if (isSilent && connecting > 0) {
      throw new ConnectionError('CONNECT_TIMEOUT');
    }
    connecting += 1;
    try {
      const client = await pool.connect();
      isSilent = false;
      return client;
    } finally {
      connecting -= 1;
    }
  }

  return {
    async take(): Promise<PoolClient> {
      await turns.take();
      try {
        const client = await connect();
        busy.add(client);
        return client;
      } catch (error) {
        turns.give();
        if (error instanceof DatabaseError) {
          throw error;
        }
        const problem = error instanceof ConnectionError ? error : new ConnectionError('CONNECT_FAILED', error);
        noteSilence(problem);
        throw problem;
      }
    },

    /** Gives a connection back; one that was lost, or that is still in a transaction, is closed instead. */
    give(client: PoolClient, isUsable: boolean) {
      busy.delete(client);
      client.release(!isUsable || client.getTransactionStatus() !== IDLE);
      turns.give();
    },

    /** Asks, and gives the connection up when it stays silent for longer than a statement may take. */
    async ask<Result>(client: PoolClient, question: () => Promise<Result>): Promise<Result> {
      let timer: NodeJS.Timeout | undefined;
      let silence: ConnectionError | undefined;
      const giveUp = () => {
        silence = new ConnectionError('CONNECTION_CLOSED', new Error('The server is silent.'));
        noteSilence(silence);
        // Under way, a statement is not waited for: the socket is closed at once.
        void client.end();
      };
      if (silenceMs > 0) {
        // What came while this process was busy elsewhere is read first.
        timer = setTimeout(() => setImmediate(() => timer && giveUp()), silenceMs);
      }
      try {
        const answer = await question();
        isSilent = false;
        return answer;
      } catch (error) {
        if (error instanceof DatabaseError) {
          isSilent = isSilent && isFatal(error);
          throw error;
        }
        throw silence ?? new ConnectionError('CONNECTION_CLOSED', error);
      } finally {
        clearTimeout(timer);
        timer = undefined;
      }
    },

    end: (timeoutS: number) => endPool(pool, busy, timeoutS),
  };
}
