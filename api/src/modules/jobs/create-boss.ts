import { PgBoss } from 'pg-boss';
import type { Pool } from '#db/pool.ts';

/**
 * How often a worker checks for jobs whose worker died; these are found at the first check after 20 s without a
 * heartbeat.
 */
const LOOK_SECONDS = 15;
const MAINTENANCE_SECONDS = 300;

/** pg-boss over our own connections, with their deadlines. It runs no queries of its own until it is started. */
export const createBoss = (db: Pick<Pool, 'raw'>) =>
  new PgBoss({
    db: { executeSql: db.raw },
    // Our migrations create the schema, and no job runs on a schedule.
    migrate: false,
    schedule: false,
    registerInstance: false,
    // Both take longer than a statement may, and the tables stay small without them.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    openTelemetry: { enabled: false },
  });
