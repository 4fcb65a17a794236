import type { PgBoss } from 'pg-boss';
import { Gauge, type Registry } from 'prom-client';
import { DEAD_QUEUE } from './queues.ts';

/** Reports how many jobs wait, run, or have failed for good, as of a worker's last check. */
export function observeJobs(registry: Registry, boss: PgBoss) {
  const gauge = new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state: ready, deferred (to a later time), active, dead',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // The other metrics are reported even when the database is unavailable.
      const rows = await boss.getQueues().catch(() => []);
      gauge.reset();
      for (const { name, readyCount, deferredCount, activeCount } of rows) {
        if (name === DEAD_QUEUE) {
          gauge.set({ queue: name, state: 'dead' }, readyCount);
        } else {
          gauge.set({ queue: name, state: 'ready' }, readyCount);
          gauge.set({ queue: name, state: 'deferred' }, deferredCount);
          gauge.set({ queue: name, state: 'active' }, activeCount);
        }
      }
    },
  });
}
