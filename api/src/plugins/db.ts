import fp from 'fastify-plugin';
import type { Config } from '#config.ts';
import type { Pool } from '#db/pool.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Pool;
    config: Config;
  }
}

/** Lends the pool and the configuration to every module as `app.db` and `app.config`. */
export const dbPlugin = fp(
  async (app, { db, config }: { db: Pool; config: Config }) => {
    app.decorate('db', db);
    app.decorate('config', config);
  },
  { name: 'db' },
);
