import { DatabaseError, Pool, type PoolClient } from 'pg';
import { columnTypes } from './columns.ts';
import { ConnectionError, isFatal } from './connection-error.ts';
import { createDatabaseSocket } from './database-socket.ts';
import { createTurns } from './turns.ts';

const CONNECT_MS = 3000;
const IDLE_MS = 120_000;
const LIFE_S = 30 * 60;
const KEEP_ALIVE_MS = 60_000;
/** The transaction status that the server sends when no transaction is open. */
const IDLE = 'I';
/** How much longer than the statement timeout a server may be silent. */
const PATIENCE_MS = 1000;

/** Gives `sslmode` the meaning of PostgreSQL's own clients: by default the driver checks certificates for `require`. */
const readUrl = (url: string) =>
  url.includes('sslmode=') && !url.includes('uselibpqcompat=') ? `${url}&uselibpqcompat=true` : url;

/** Closes connections once they are given back, and those still in use after `timeoutS` seconds. */
async function endPool(pool: Pool, busy: Iterable<PoolClient>, timeoutS: number): Promise<void> {
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    for (const client of busy) {
      void client.end();
    }
    // A server may never close its side.
    giveUp();
  }, timeoutS * 1000);
  await Promise.race([pool.end(), isOver]);
  clearTimeout(timer);
}

export type Connections = ReturnType<typeof createConnections>;

/**
 * At most `max` connections, opened on demand. A server that hangs cannot enforce the statement timeout, so its
 * connections are given up here. While the server is silent, one caller waits for an attempt to connect, and the others
 * are refused at once.
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
    stream: createDatabaseSocket,
    application_name: 'aaram-api',
    statement_timeout: statementTimeoutMs,
    // A zero lifts a limit that the server has. The driver does not send it, so it goes as an option.
    ...(statementTimeoutMs === 0 ? { options: '-c statement_timeout=0' } : {}),
    // A transaction that was left open by mistake must not keep its row locks.
    idle_in_transaction_session_timeout: 10_000,
  });
  // The pool removes lost connections by itself; without listeners their errors would end the process.
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

    /** Runs a query, and gives the connection up when it is silent for longer than a statement may take. */
    async ask<Result>(client: PoolClient, question: () => Promise<Result>): Promise<Result> {
      let timer: NodeJS.Timeout | undefined;
      let silence: ConnectionError | undefined;
      const giveUp = () => {
        silence = new ConnectionError('CONNECTION_CLOSED', new Error('The server is silent.'));
        noteSilence(silence);
        // With a statement under way, `end` does not wait for it but closes the socket at once.
        void client.end();
      };
      if (silenceMs > 0) {
        // Bytes that arrived while this process was busy are read first.
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
