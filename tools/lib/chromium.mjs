import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '../../runtime/problems/problem.mjs';
import { runStep } from '../../runtime/processes/run-step.mjs';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS = ['chromium-headless-shell'];

/** Flags of every browser that tests and measurements launch. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text as wide as in the whole browser, and the same in every run.
  '--font-render-hinting=none',
];

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function findOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
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
 * Runs apt-get and shows only its errors; resolves to its exit code, 127 where apt-get is missing.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function aptGet(args, env) {
  return runStep('apt-get', args, {
    root: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch(() => 127);
}

/**
 * Installs Debian's packages when running as root; ignores failures.
 * @param {readonly string[]} packages
 * @param {NodeJS.ProcessEnv} env
 */
async function aptInstall(packages, env) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await aptGet(['--version'], env)) === 0) {
    console.log('Installing Chromium for the browser tests (apt) …');
    await aptGet(['update', '-qq'], env);
    await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  }
}

/** @param {string | undefined} path */
function orExplain(path) {
  if (path) return path;
  throw new StartProblem(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH to a Chrome.',
  );
}

/**
 * The whole browser: CHROME_PATH, one on the PATH, or Debian's, installed when running as root. Rejects with one line
 * that says what to do.
 */
export async function ensureChromium(env = process.env) {
  const find = () => env.CHROME_PATH ?? findOnPath(WHOLE, env);
  if (!find()) await aptInstall(['chromium'], env);
  return orExplain(find());
}

/** The system fonts that test browsers see, the same on every machine. */
const TEST_FONTS = join(import.meta.dirname, 'test-fonts.conf');

/**
 * Environment variables with both browsers of the tests, and their fonts. The headless shell has the same engine without windows and
 * needs a third less time for a page. Where it is missing, or CHROME_PATH is set, one browser does all.
 */
export async function ensureTestBrowsers(env = process.env) {
  const findShell = () => env.HEADLESS_SHELL_PATH ?? (env.CHROME_PATH || findOnPath(HEADLESS, env));
  if (!findShell()) await aptInstall(['chromium', 'chromium-headless-shell'], env);
  const chromium = await ensureChromium(env);
  return { CHROME_PATH: chromium, HEADLESS_SHELL_PATH: findShell() ?? chromium, FONTCONFIG_FILE: TEST_FONTS };
}
