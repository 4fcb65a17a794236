/** npm run restore -- [backup] [--to time] [--replace]: brings the store in DATA_DIR back from a backup; `-- --take-over` when the old one is gone. */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('restore.ts');
