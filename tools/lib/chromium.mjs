import { spawnSync } from 'node:child_process';
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

/**
 * The browser for the tests: CHROME_PATH, one on the PATH, or Debian's, installed when we may. Throws one line that
 * says what to do.
 */
export function ensureChromium(env = process.env) {
  const found = env.CHROME_PATH ?? findOnPath(env);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the browser tests (apt) …');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = findOnPath(env);
    if (installed) return installed;
  }
  throw new StartProblem(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH to a Chrome.',
  );
}
