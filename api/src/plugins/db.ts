import fp from 'fastify-plugin';
import type { Config } from '#config.ts';
import type { Pool } from '#db/pool.ts';
import { createReplicas, type Replicas } from '#db/replicas.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Pool;
    /** Public reads: from a replica where there is one, and never older than this process's own changes. */
    replicas: Replicas;
    config: Config;
  }
}

/** Lends the pool and the configuration to every module as `app.db` and `app.config`, and replicas to public reads. */
export const dbPlugin = fp(
  async (app, { db, config, replicas = [] }: { db: Pool; config: Config; replicas?: readonly Pool[] | undefined }) => {
    app.decorate('db', db);
    app.decorate('replicas', createReplicas({ primary: db, replicas, lagMs: config.database.replicaLagMs }));
    app.decorate('config', config);
  },
  { name: 'db' },
);
