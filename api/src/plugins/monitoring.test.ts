import { collectDefaultMetrics } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { listExpressions, listUsedMetrics } from '../../../tools/lib/checks/metric-uses.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('monitoring', () => {
  // reliability: invariants
  it('reads metrics of the API and its workers that they export', async () => {
    collectDefaultMetrics({ register: t.app.metrics });
    // Workers register theirs when they start.
    const own = [...t.app.metrics.getMetricsAsArray().map(({ name }) => name), 'jobs'];
    const expressions = listExpressions().filter((expression) => !expression.includes('job="aaram-shop"'));
    const used = listUsedMetrics().filter((name) => expressions.some((expression) => expression.includes(name)));
    expect(used.length).toBeGreaterThan(5);
    expect(own).toEqual(expect.arrayContaining(used));
  });
});
