import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '@aaram/runtime/db';
import { processesIn } from '@aaram/runtime/postgres/server';
import { runProgram, temporaryDataDir } from '@aaram/runtime/postgres/testing';
import { signal, until } from '@aaram/runtime/system';
import { afterAll, describe, expect, it } from 'vitest';
import { launchDatabase } from './launch.ts';

/** `npm run test:chaos` runs the larger number. */
const ROUNDS = process.env.PROOF === 'long' ? 20 : 2;
const temporary = temporaryDataDir();
afterAll(() => temporary.remove());

/** Lets a worker commit for a random time, kills all processes at once, and returns the acknowledged numbers. */
async function commitAndKill(first: number): Promise<number[]> {
  const worker = runProgram(new URL('./durability-worker.ts', import.meta.url), [temporary.dataDir, String(first)]);
  const isCommitting = await until(() => worker.lines.length > 1 || worker.child.exitCode !== null, 60_000);
  if (!isCommitting || worker.child.exitCode !== null)
    throw new Error(`The worker did not commit: ${worker.errors.join('\n')}`);
  // The time of the kill is random on purpose; this does not wait for anything.
  await wait(randomInt(1, 400));
  const victims = processesIn(temporary.pgDir);
  if (randomInt(2) === 0) worker.child.kill('SIGKILL');
  for (const pid of victims) signal(pid, 'SIGKILL');
  worker.child.kill('SIGKILL');
  await worker.ended;
  return worker.lines.slice(1).map(Number);
}

describe('the embedded database', () => {
  // reliability: killed-processes
  it(`keeps every acknowledged row through ${ROUNDS} kills of all its processes`, { timeout: 180_000 }, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await commitAndKill(round * 1_000_000)));
    const database = await launchDatabase({ dataDir: temporary.dataDir, log: () => undefined });
    const sql = createPool({ url: database.url, max: 1, statementTimeoutMs: 0 });
    const stored = new Set((await sql<{ id: number }[]>`select id from acknowledged`).map(({ id }) => id));
    await sql.end();
    await database.stop();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});
