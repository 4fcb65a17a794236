/** `npm run jobs`: shows the jobs that have failed for good; `npm run jobs -- retry` tries all of them again. */
import { plural } from '@aaram/shared-domain/format';
import { listDeadJobs, retryDeadJobs } from './modules/jobs/index.ts';
import { withStore } from './with-store.ts';

await withStore(async (db) => {
  const [command] = process.argv.slice(2);
  if (command === 'retry') {
    const count = await retryDeadJobs(db);
    return plural(count, { one: '1 job is tried again.', other: `${count} jobs are tried again.` });
  }
  if (command !== undefined) {
    throw new Error('npm run jobs, or npm run jobs -- retry');
  }
  const lines = await listDeadJobs(db);
  return lines.length === 0 ? 'No job has failed for good.' : lines.join('\n');
});
