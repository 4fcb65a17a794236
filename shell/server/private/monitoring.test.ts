import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeRequests } from '@aaram/runtime/metrics';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { listAlerts, listExpressions, listUsedMetrics } from '../../../tools/lib/checks/metric-uses.ts';
import { createShopMetrics } from './metrics.ts';

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

  it('says which release the shop server went back to by itself, not those that a person chose', async () => {
    const version = (isLive: boolean) => ({
      ...{ version: isLive ? 'good' : 'bad', isLive, storedAt: '', live: null, commit: null, share: null },
      figures: { views: 0, errors: 0, paints: 0, paintMs: null },
    });
    const part = (name: string, by: string) => ({
      ...{ part: name, live: 'good', previous: 'bad', canary: null, problem: null },
      held: { how: 'rolled back' as const, at: '', by, why: 'fails' },
      versions: [version(true), version(false)],
    });
    const parts = [part('blog', 'the shop server'), part('storefront', 'Asha')];
    const text = await createShopMetrics(async () => ({ parts })).metrics();
    expect(text.split('\n').filter((line) => line.startsWith('release_withdrawn{'))).toEqual([
      'release_withdrawn{part="blog",version="good"} 1',
      'release_withdrawn{part="blog",version="bad"} 0',
      'release_withdrawn{part="storefront",version="good"} 0',
      'release_withdrawn{part="storefront",version="bad"} 0',
    ]);
  });

  // reliability: invariants
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
