import autocannon from 'autocannon';
import { readCpu, type Target } from './servers.ts';
import { WRITES_IN_HUNDRED } from './store-load.ts';

const CONNECTIONS = 32;
const READS_FOR_ONE_WRITE = (100 - WRITES_IN_HUNDRED) / WRITES_IN_HUNDRED;
/** Writes at once, as many as the benchmark has connections to the database. */
const WRITES_AT_ONCE = 8;

export type Sample = { perCpuSecond: number; failures: number };

/**
 * Sends these requests, each connection its part. With `write`, products change meanwhile: the benchmark writes to the
 * database itself, so that only the reads, and what a change costs them, are measured.
 */
export async function sendLoad(
  { child, origin }: Target,
  paths: readonly string[],
  write?: () => Promise<void>,
): Promise<Sample> {
  const share = Math.ceil(paths.length / CONNECTIONS);
  let offset = 0;
  let reads = 0;
  let begun = 0;
  const writing = new Set<Promise<void>>();

  function writeWhatIsDue() {
    while (write !== undefined && writing.size < WRITES_AT_ONCE && begun < Math.floor(reads / READS_FOR_ONE_WRITE)) {
      begun += 1;
      const done = write().then(() => void writing.delete(done));
      writing.add(done);
    }
  }

  const pid = child.pid ?? 0;
  const before = readCpu(pid);
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    setupClient(client) {
      const own = Array.from({ length: share }, (_, index) => paths[(offset + index) % paths.length] ?? '');
      offset += share;
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  });
  run.on('response', () => {
    reads += 1;
    writeWhatIsDue();
  });
  const result = await run;
  const cpu = readCpu(pid) - before;
  await Promise.all(writing);
  const late = Math.max(0, Math.floor(reads / READS_FOR_ONE_WRITE) - begun);
  if (write !== undefined && late > reads / 1000) {
    console.error(`Only ${begun} of ${begun + late} writes were made in time.`);
  }
  return { perCpuSecond: result['2xx'] / cpu, failures: result.non2xx + result.errors + result.timeouts };
}
