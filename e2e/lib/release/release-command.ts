import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs `npm run release -- …` as a person does, over the store of releases that `env` names. Resolves to what it has
 * printed; rejects when it refuses.
 */
export async function runRelease(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'release', '--', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}
