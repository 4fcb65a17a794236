/** npm run migrate: brings the tables of the store in DATA_DIR or DATABASE_URL up to date, before its programs change. */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('migrate.ts');
