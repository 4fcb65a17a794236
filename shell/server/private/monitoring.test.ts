import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { listAlerts, listExpressions, listUsedMetrics } from '../../../tools/lib/metric-uses.ts';
import { createShopMetrics } from './metrics.ts';
import { timeRequests } from './request-times.ts';

const root = join(import.meta.dirname, '../../..');
const namesOf = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

describe('monitoring', () => {
  it('reads metrics of the shop that it exports, and counts requests by the pattern of their route', async () => {
    const metrics = createShopMetrics(async () => ({ parts: [] }));
    const app = fastify();
    timeRequests(app, metrics);
    app.get('/reset-password/:token', () => 'ok');
    await app.inject('/reset-password/secret');
    const text = await metrics.metrics();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/reset-password/:token",status="200"} 1',
    );
    expect(text).not.toContain('secret');
    const ofShop = listExpressions().filter((expression) => expression.includes('aaram-shop"'));
    const used = listUsedMetrics().filter((name) => ofShop.some((expression) => expression.includes(name)));
    expect(used.length).toBeGreaterThan(2);
    expect(namesOf(text)).toEqual(expect.arrayContaining(used));
  });

  it('links each alert to a section of the runbook', () => {
    const sections = [...readFileSync(join(root, 'docs/runbook.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, title = '']) =>
        `docs/runbook.md#${title
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    expect(listAlerts().length).toBeGreaterThan(5);
    expect(listAlerts().filter(({ runbook }) => !sections.includes(runbook))).toEqual([]);
  });
});
