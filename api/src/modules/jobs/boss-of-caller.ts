import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '@aaram/runtime/db';
import { PgBoss } from 'pg-boss';

const caller = new AsyncLocalStorage<Db>();

/** Never started: its queries run on the caller's connection, in the caller's transaction. */
const boss = new PgBoss({
  db: {
    executeSql: async (text, values = []) => {
      const db = caller.getStore();
      if (db === undefined) {
        throw new Error('No caller gave a connection to the job queue.');
      }
      return { rows: await db.unsafe(text, values) };
    },
  },
  openTelemetry: { enabled: false },
});

/** Uses the job queue on this connection: what `work` does is part of the caller's transaction. */
export const withBoss = <Result>(db: Db, work: (boss: PgBoss) => Promise<Result>): Promise<Result> =>
  caller.run(db, () => work(boss));
