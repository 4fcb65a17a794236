import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Runs apt-get with only its errors shown; resolves to its exit code, 127 where there is none. */
function aptGet(args, env) {
  return new Promise((resolve) => {
    const child = spawn('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The browser for the tests: CHROME_PATH, one on the PATH, or Debian's, installed when we may. Rejects with one line
 * that says what to do.
 */
export async function ensureChromium(env = process.env) {
  const found = env.CHROME_PATH ?? findOnPath(env);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await aptGet(['--version'], env)) === 0) {
    console.log('Installing Chromium for the browser tests (apt) …');
    await aptGet(['update', '-qq'], env);
    await aptGet(['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    const installed = findOnPath(env);
    if (installed) return installed;
  }
  throw new StartProblem(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH to a Chrome.',
  );
}
