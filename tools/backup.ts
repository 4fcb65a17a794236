/** npm run backup: backs up the store in DATA_DIR while it runs, and its pictures. */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('backup.ts');
