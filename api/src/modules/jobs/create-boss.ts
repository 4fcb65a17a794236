import type { Pool } from '@aaram/runtime/db';
import { PgBoss } from 'pg-boss';

/** How often a worker looks for jobs of dead workers: those without a heartbeat for 20 s. */
const POLL_SECONDS = 15;
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
    superviseIntervalSeconds: POLL_SECONDS,
    monitorIntervalSeconds: POLL_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    openTelemetry: { enabled: false },
  });
