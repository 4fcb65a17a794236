/**
 * npm run jobs [-- retry]: lists, or retries, jobs of the store in DATA_DIR or DATABASE_URL that have failed for good.
 */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('dead-jobs.ts');
