import type { Pool } from '@aaram/runtime/db';
import { createReplicas, type Replicas } from '@aaram/runtime/db/replicas';
import fp from 'fastify-plugin';
import type { Config } from '#config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Pool;
    /** Public reads: from a replica where there is one, and never older than this process's own changes. */
    replicas: Replicas;
    config: Config;
  }
}

/** Gives every module the pool as `app.db`, the configuration as `app.config`, and `app.replicas` for public reads. */
export const dbPlugin = fp(
  async (app, { db, config, replicas = [] }: { db: Pool; config: Config; replicas?: readonly Pool[] | undefined }) => {
    app.decorate('db', db);
    app.decorate('replicas', createReplicas({ primary: db, replicas, lagMs: config.database.replicaLagMs }));
    app.decorate('config', config);
  },
  { name: 'db' },
);
