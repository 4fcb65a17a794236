import { PgBoss } from 'pg-boss';
import type { Pool } from '#db/pool.ts';

/** A job whose worker was killed is found after its silence of 20 s by the next look. */
const LOOK_SECONDS = 15;
const MAINTENANCE_SECONDS = 300;

/** pg-boss over our own connections, with their deadlines. It asks nothing by itself before it is started. */
export const createBoss = (db: Pick<Pool, 'raw'>) =>
  new PgBoss({
    db: { executeSql: db.raw },
    // The schema comes with ours, and nothing is done by the clock.
    migrate: false,
    schedule: false,
    registerInstance: false,
    // Both take longer than a statement may, and the tables stay small.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    openTelemetry: { enabled: false },
  });
