/**
 * npm run search -- rebuild: fills the engine of searches (SEARCH_URL) again from the store of DATA_DIR or
 * DATABASE_URL.
 */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('rebuild-search.ts');
