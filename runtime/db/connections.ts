import { ConnectionError, isFatal } from '@aaram/runtime/db/errors';
import { createFairQueue, currentKind } from '@aaram/runtime/db/queue';
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { columnTypes } from './columns.ts';
import { createDatabaseSocket } from './database-socket.ts';
import { endPool } from './end-pool.ts';
import { createProbe, PROBE_LIMITS } from './probe.ts';

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

/** A pool whose lost connections remove themselves; without listeners their errors would end the process. */
function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const describeConnections = (url: string, statementTimeoutMs: number) => ({
  connectionString: readUrl(url),
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

/** Whether the server was silent when it was last asked. `note` says so, and refuses those who wait. */
type Silence = { is: boolean; note: (error: Error) => void };

/** Takes connections of a pool. While the server is silent, one caller waits for an attempt to connect. */
function createConnect(pool: ReturnType<typeof openPool>, silence: Silence): () => Promise<PoolClient> {
  let connecting = 0;
  let takingIdle = 0;
  return async () => {
    if (pool.idleCount > takingIdle) {
      takingIdle += 1;
      return pool.connect().finally(() => {
        takingIdle -= 1;
      });
    }
    if (silence.is && connecting > 0) {
      throw new ConnectionError('CONNECT_TIMEOUT');
    }
    connecting += 1;
    try {
      const client = await pool.connect();
      silence.is = false;
      return client;
    } finally {
      connecting -= 1;
    }
  };
}

/** Runs a query, and gives the connection up when it is silent for longer than `silenceMs` (0: without limit). */
function createAskInTime(silence: Silence, silenceMs: number) {
  return async <Result>(client: PoolClient, question: () => Promise<Result>): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined;
    let broken: ConnectionError | undefined;
    const giveUp = () => {
      broken = new ConnectionError('CONNECTION_CLOSED', new Error('The server is silent.'));
      silence.note(broken);
      // With a statement under way, `end` does not wait for it but closes the socket at once.
      void client.end();
    };
    if (silenceMs > 0) {
      // Bytes that arrived while this process was busy are read first.
      timer = setTimeout(() => setImmediate(() => timer && giveUp()), silenceMs);
    }
    try {
      const answer = await question();
      silence.is = false;
      return answer;
    } catch (error) {
      if (error instanceof DatabaseError) {
        silence.is = silence.is && isFatal(error);
        throw error;
      }
      throw broken ?? new ConnectionError('CONNECTION_CLOSED', error);
    } finally {
      clearTimeout(timer);
      timer = undefined;
    }
  };
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
  const settings = describeConnections(url, statementTimeoutMs);
  const pool = openPool({ ...settings, max });
  const probe = createProbe(openPool({ ...settings, ...PROBE_LIMITS }));

  const silenceMs = statementTimeoutMs === 0 ? 0 : statementTimeoutMs + PATIENCE_MS;
  const slots = createFairQueue(max, statementTimeoutMs === 0 ? 0 : statementTimeoutMs + CONNECT_MS);
  /** Each connection in use, with what gives its slot back. */
  const busy = new Map<PoolClient, () => void>();
  const silence: Silence = {
    is: false,
    note(error) {
      silence.is = true;
      slots.refuseWaiting(error);
    },
  };

  const connect = createConnect(pool, silence);

  return {
    async take(): Promise<PoolClient> {
      const giveSlot = await slots.take(currentKind());
      try {
        const client = await connect();
        busy.set(client, giveSlot);
        return client;
      } catch (error) {
        giveSlot();
        if (error instanceof DatabaseError) {
          throw error;
        }
        const problem = error instanceof ConnectionError ? error : new ConnectionError('CONNECT_FAILED', error);
        silence.note(problem);
        throw problem;
      }
    },

    /** Gives a connection back; one that was lost, or that is still in a transaction, is closed instead. */
    give(client: PoolClient, isUsable: boolean) {
      const giveSlot = busy.get(client);
      busy.delete(client);
      client.release(!isUsable || client.getTransactionStatus() !== IDLE);
      giveSlot?.();
    },

    ask: createAskInTime(silence, silenceMs),

    probe: probe.ask,

    end: async (timeoutS: number) =>
      void (await Promise.all([endPool(pool, busy.keys(), timeoutS), probe.end(timeoutS)])),
  };
}
