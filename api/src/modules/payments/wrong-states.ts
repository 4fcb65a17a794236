import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { countUnsettled, countWrongOrders } from '#modules/orders/for-payments.ts';
import { findReportedPayments } from './payments.repository.ts';

const EVERY_MS = 60_000;

/**
 * Counts once a minute, in a worker, what must never be: `wrong_states` by kind is 0, or a person has to check
 * (docs/runbook.md). The database itself refuses negative stock.
 */
export function watchWrongStates(app: FastifyInstance) {
  const gauge = new Gauge({
    name: 'wrong_states',
    help: 'What must never be, by kind: captured and unsettled, unasked, unrefunded, sums, invoices',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  async function count() {
    const [reported, wrong] = [await findReportedPayments(app.db), await countWrongOrders(app.db)];
    const all = { ...wrong, unsettled: await countUnsettled(app.db, reported) };
    for (const [kind, rows] of Object.entries(all)) {
      gauge.set({ kind }, rows);
    }
    if (Object.values(all).some((rows) => rows > 0)) {
      app.log.error(all, 'wrong states');
    }
  }
  app.addBackground({ name: 'wrong states', everyMs: EVERY_MS, run: count });
  return count;
}
