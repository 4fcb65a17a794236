/** npm run admin -- person@example.com: makes an account of the store in DATA_DIR or DATABASE_URL an admin. */
import { runApiProgram } from './lib/store/run-api-program.ts';

await runApiProgram('appoint-admin.ts');
