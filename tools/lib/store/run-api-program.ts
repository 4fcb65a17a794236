import { join, resolve } from 'node:path';
import { runStep } from '@aaram/runtime/processes';
import { variables } from '../../../shared-domain/src/environment/variables.mjs';
import { findNode } from '../node24.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** Runs a program of the API with this program's arguments, on the store of DATABASE_URL or DATA_DIR. */
export async function runApiProgram(file: string) {
  const env = { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || variables.DATA_DIR.default) };
  process.exitCode = await runStep(findNode(root), [join(root, 'api/src', file), ...process.argv.slice(2)], {
    root,
    env,
  });
}
