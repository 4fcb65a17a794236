/**
 * Measures every hot read in the database over a catalogue of 100,000 products: `node api/bench/queries.ts`.
 * Fails when one is over 15 ms at the 99th percentile. With --plans it prints the plan of a case of each. The file FIGURES
 * gets the figures as JSON (npm run bench growth).
 */
import { Console } from 'node:console';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createLiveFacetIndex } from '#modules/catalog/facets/live-facet-index.ts';
import { listQuestions, type Question } from '#testing/catalogue/catalogue-questions.ts';
import { type Asked, createExplainer, recordStatements } from '#testing/database/explain.ts';
import { openScratch } from './scratch.ts';

const out = new Console(process.stdout);
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const BUDGET_MS = 15;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** At most so many cases of a read, spread over all of them. */
const CASES = Number(process.env.CASES ?? 1000);
/** A case that takes as long as this is not run again. */
const LONG_ENOUGH_MS = 1000;

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const scratch = await openScratch(COUNT);
const session = await scratch.db.reserve();
await session`set statement_timeout = 0`;
const [backend] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
const explainer = createExplainer(session);

/** What the database's process has computed so far, ms: the same no matter who else is busy on the machine. Linux only. */
function readCpuMs(): number | undefined {
  try {
    return Number(readFileSync(`/proc/${backend?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
const { db, take } = recordStatements(scratch.db);
const facetIndex = createLiveFacetIndex(scratch.db);

const began = performance.now();
const cpuAtStart = process.cpuUsage();
await facetIndex.refresh();
const loadMs = performance.now() - began;
const loadCpu = process.cpuUsage(cpuAtStart);

const spread = (cases: readonly string[]) => {
  const step = Math.max(1, cases.length / CASES);
  return cases.filter((_one, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

async function measure({ name, cases: all, ask }: Question) {
  const cases = spread(all);
  const results: { one: string; ms: number; wallMs: number; statements: Asked[] }[] = [];
  const nodeMs: number[] = [];
  /** Of the first answer to each case, for which nothing was cached. */
  const newMs: number[] = [];
  for (const one of cases) {
    take();
    const first = process.cpuUsage();
    await ask(db, facetIndex, one);
    const taken = process.cpuUsage(first);
    newMs.push((taken.user + taken.system) / 1000);
    const statements = take();
    const rounds: number[] = [];
    const wall: number[] = [];
    for (let round = 0; round < ROUNDS && wall.reduce((sum, ms) => sum + ms, 0) < LONG_ENOUGH_MS; round += 1) {
      const before = readCpuMs();
      let ms = 0;
      for (const statement of statements) {
        ms += (await explainer.explain(statement)).ms;
      }
      const after = readCpuMs();
      rounds.push(before === undefined || after === undefined ? ms : after - before);
      wall.push(ms);
    }
    const start = process.cpuUsage();
    await ask(db, facetIndex, one);
    const used = process.cpuUsage(start);
    nodeMs.push((used.user + used.system) / 1000);
    // The middle of the rounds: what this case costs without interruptions.
    results.push({ one, ms: at(rounds, 0.5), wallMs: at(wall, 0.5), statements });
  }
  const times = results.map((result) => result.ms);
  const worst = results.toSorted((a, b) => b.ms - a.ms)[0];
  return { name, times, worst, results, nodeMs, newMs };
}

const rows: Record<string, Record<string, number | string>> = {};
const plans: string[] = [];
let isOver = false;
const only = new RegExp(process.env.ONLY ?? '');
for (const question of (await listQuestions(scratch.db)).filter((one) => only.test(one.name))) {
  const { name, times, worst, results, nodeMs, newMs } = await measure(question);
  const p99 = at(times, 0.99);
  isOver ||= p99 > BUDGET_MS;
  rows[name] = {
    cases: times.length,
    'median ms': Number(at(times, 0.5).toFixed(2)),
    'p99 ms': Number(p99.toFixed(2)),
    'wall p99': Number(
      at(
        results.map((result) => result.wallMs),
        0.99,
      ).toFixed(1),
    ),
    statements: Math.max(...results.map((result) => result.statements.length)),
    'process CPU ms': Number(at(nodeMs, 0.5).toFixed(2)),
    'of new answers, p99': Number(at(newMs, 0.99).toFixed(1)),
    'slowest case': (worst?.one ?? '').slice(0, 60),
  };
  const shown = results[Math.floor(results.length / 3)];
  plans.push(`## ${name}\n\nCase: \`${shown?.one}\`\n`);
  for (const statement of shown?.statements ?? []) {
    const { text } = await explainer.explain(statement, 'text');
    plans.push(
      `\`\`\`\n${text
        .replace(/\n\s*Planning:\n\s*Buffers.*/g, '')
        .replace(/\n *(Buffers|Index Searches|Storage|Sort Method): .*/g, '')
        .replace(/'\{[^']{200,}\}'/g, "'{…}'")}\n\`\`\`\n`,
    );
  }
}
out.table(rows);
out.log(
  `${COUNT} products; facet index read in ${loadMs.toFixed(0)} ms; load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);

if (process.env.FIGURES !== undefined) {
  const loadCpuMs = Math.round((loadCpu.user + loadCpu.system) / 1000);
  writeFileSync(process.env.FIGURES, JSON.stringify({ count: COUNT, loadMs: Math.round(loadMs), loadCpuMs, rows }));
}
if (process.argv.includes('--plans')) {
  out.log(plans.join('\n'));
}
session.release();
await scratch.close();
process.exit(isOver ? 1 : 0);
