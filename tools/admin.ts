/** npm run admin -- person@example.com: makes an account of the store in DATA_DIR or DATABASE_URL an admin. */
import { join, resolve } from 'node:path';
import { variables } from '../shared-domain/src/environment/variables.mjs';
import { findNode } from './lib/node24.mjs';
import { runStep } from './lib/run-step.mjs';

const root = resolve(import.meta.dirname, '..');
const env = { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || variables.DATA_DIR.default) };
const program = join(root, 'api/src/appoint-admin.ts');
process.exitCode = await runStep(findNode(root), [program, ...process.argv.slice(2)], { root, env });
