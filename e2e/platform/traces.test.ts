import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sent, startCollector } from '@aaram/runtime/tracing/testing';
import { expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { findPorts, startStore, stopStore } from '#lib/store/store.ts';

const visit = withBrowser();

/** The names of a span and of those that it belongs to, with the program of each. */
function pathTo(span: Sent, all: readonly Sent[]): string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent === undefined ? [] : pathTo(parent, all)), `${span.service}: ${span.name}`];
}

it('a document and a call of its page are one trace, from shop server and API to the statements', async () => {
  const collector = await startCollector();
  const dataDir = await mkdtemp(join(tmpdir(), 'aaram-traces-'));
  const env = { SEED: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const store = await startStore({ dataDir, ports: await findPorts(), env });
  let trace: string | undefined;
  try {
    const { page } = await visit();
    const document = await page.goto(`${store.shopUrl}/women`);
    trace = /desc="00-([0-9a-f]{32})-/.exec(document?.headers()['server-timing'] ?? '')?.[1];
    const answered = page.waitForResponse(/\/api\/auth\/suggestions/);
    await page.getByRole('combobox').first().fill('kurta');
    await answered;
  } finally {
    // Each program sends what is left when it ends.
    await stopStore(store);
    await rm(dataDir, { recursive: true, force: true });
    collector.close();
  }
  expect(trace).toBeDefined();
  const spans = collector.spans().filter(({ traceId }) => traceId === trace);
  const paths = spans.map((span) => pathTo(span, spans).join(' > '));
  expect(paths).toContain('aaram-shop: GET /* > aaram-api: GET /api/auth/get-all-products > aaram-api: SELECT');
  expect(paths).toContain(
    'aaram-shop: GET /* > aaram-shop: GET /api/* > aaram-api: GET /api/auth/suggestions > aaram-api: SELECT',
  );
  expect(collector.text()).not.toContain('kurta');
}, 240_000);
