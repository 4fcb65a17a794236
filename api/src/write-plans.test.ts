import type { Db } from '@aaram/runtime/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orFail } from '#plugins/refusals.ts';
import { buildPicture } from './testing/build-form.ts';
import { readDocument } from './testing/check-answers.ts';
import type { PlanNode } from './testing/database/explain.ts';
import { fillTables } from './testing/database/fill-tables.ts';
import { buildGoodCall, buildPeople, headersFor } from './testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';

/** Rows in each table: enough that reading a whole table is the worse plan. */
const ROWS = 3000;
/** Tables that always stay small. */
const SMALL = [
  'settings',
  'invoice_counters',
  'schema_migrations',
  'browser_reports',
  // These have a maximum size, or keep an hour of changes or challenges, or a few days of links.
  'guess_counters',
  'search_synonyms',
  'search_synonym_versions',
  'challenges',
  'passkey_challenges',
  'product_changes',
  'post_previews',
  'printouts',
  'email_links',
  // A row for each change of the store's rates.
  'account_rates',
  // Tables of pg-boss: a row for each queue, and the few jobs that wait.
  'queue',
  'job_common',
];

type Asked = { text: string; values: number; by: string };

let harness: PaymentHarness;
const asked = new Map<string, Asked>();
let references: { child: string; parent: string; name: string; isIndexed: boolean }[] = [];
/** The call whose statements are being recorded; empty when none are. */
let recordedFor = '';

/** Records every statement exactly as it is sent. */
function record() {
  const ask = Client.prototype.query;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [{ text, values = [] }] = given as [{ text: string; values?: unknown[] }];
    if (recordedFor !== '' && /^\s*(with|insert|update|delete|select)\b/i.test(text)) {
      asked.set(text, { text, values: values.length, by: recordedFor });
    }
    return Reflect.apply(ask, this, given);
  });
}

beforeAll(async () => {
  harness = await startPaymentHarness({ RAZORPAY_TIMEOUT_SECONDS: '60', LIMITS: 'strict' });
  const people = await buildPeople(harness);
  const { operations } = await readDocument(harness.app);
  record();
  for (const { name } of operations.filter((one) => !one.name.startsWith('GET'))) {
    const headers = headersFor(name, people);
    const good = await buildGoodCall(name, { harness, people }, headers);
    recordedFor = name;
    await harness.app.inject(good);
    recordedFor = '';
  }
  const unused = orFail(
    await harness.app.pictures.keep([await buildPicture()], { purpose: 'store' }, async ([url]) => url ?? ''),
  );
  await harness.db`update pictures set touched_at = now() - interval '2 days' where url = ${unused}`;
  recordedFor = 'background work';
  await harness.app.runBackgroundOnce();
  await harness.app.runDueJobs();
  recordedFor = '';
  // References to rows that are never deleted need no index; one of two columns begins with the id.
  references = await harness.db`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, conname as name, exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) as is_indexed
    from pg_constraint c
    where contype = 'f' and confrelid::regclass::text not in ('users', 'products', 'pgboss.queue')`;
  await fillTables(harness.db, { rows: ROWS, except: SMALL, usual: { 'refunds.state': "'done'" } });
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await harness.close();
});

/** Growing tables that a plan reads as a whole. */
function listWhole(node: PlanNode | undefined): string[] {
  if (node === undefined) {
    return [];
  }
  const name = node['Relation Name'] ?? '';
  const isWhole = node['Node Type'] === 'Seq Scan' && name !== '' && !SMALL.includes(name);
  return [...(isWhole ? [name] : []), ...(node.Plans ?? []).flatMap(listWhole)];
}

/** The generic plan of a statement, which is not executed. */
async function explain(session: Db, name: string, { text, values }: Asked): Promise<PlanNode | undefined> {
  const list = (of: string) => (values === 0 ? '' : `(${Array(values).fill(of).join(', ')})`);
  await session.unsafe(`prepare ${name}${list('unknown')} as ${text}`);
  const [row] = await session.unsafe<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `explain (format json) execute ${name}${list('null')}`,
  );
  return row?.['QUERY PLAN'][0].Plan;
}

describe('everything that a write or a job asks the database', () => {
  // security: indexed-writes
  it('is found by an index, however large the tables are', async () => {
    const session = await harness.db.reserve();
    await session.unsafe('set plan_cache_mode = force_generic_plan');
    const whole: string[] = [];
    for (const [index, one] of [...asked.values()].entries()) {
      const tables = listWhole(await explain(session, `asked_${index}`, one));
      whole.push(...tables.map((table) => `${table} (${one.by}): ${one.text.replace(/\s+/g, ' ').trim()}`));
    }
    session.release();
    expect(whole).toEqual([]);
    expect(asked.size).toBeGreaterThan(80);
  }, 60_000);

  // security: indexed-writes
  it('finds an index behind every reference to rows that may go', async () => {
    expect(references).not.toEqual([]);
    expect(references.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  });
});
