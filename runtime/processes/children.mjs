import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { codeOf } from '../problems/problem.mjs';

const DIE_WITH_PARENT = new URL('./die-with-parent.mjs', import.meta.url).href;

/**
 * Writes a line for people; `name` is the part of the store that printed it.
 * @typedef {(line: string, name?: string) => void} Log
 */
/**
 * How a program ended.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End
 */
/**
 * A running program. `stop` sends SIGTERM, and SIGKILL after `graceMs` or as soon as `forced` resolves.
 * @typedef {{
 *   pid: number | undefined,
 *   exited: Promise<End>,
 *   stop: (graceMs: number, forced?: Promise<unknown>) => Promise<void>,
 * }} Child
 */

/**
 * Starts a Node.js program that ends when this process ends. Its lines go to `log`.
 * @param {{
 *   script: string, args?: readonly string[] | undefined, cwd: string, env: NodeJS.ProcessEnv, log: (line: string) => void,
 * }} program
 * @returns {Child}
 */
export function startChild({ script, args = [], cwd, env, log }) {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', DIE_WITH_PARENT];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: Ctrl-C reaches only this process, which stops the parts in the right order.
    detached: true,
  });
  forwardLines(child.stdout, log);
  forwardLines(child.stderr, log);
  const { pid } = child;
  // What it had started must not outlive it, however it ended: a renderer in an endless loop notices nothing.
  child.once('exit', () => pid !== undefined && killGroup(pid));
  return { pid, ...controls(child) };
}

/**
 * Runs a program to its end with this process's output; it ends when this process ends. Resolves to
 * `{ code, missing, stopped }`: `missing` when it is not on the PATH, `stopped` when `signal` aborted it.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined }} options
 */
export async function runToEnd(file, args, { cwd, env = process.env, signal }) {
  // Through NODE_OPTIONS, because the program may be a script like npm that starts Node.js itself.
  const options = [env.NODE_OPTIONS, `--import=${DIE_WITH_PARENT}`].filter(Boolean).join(' ');
  const child = spawn(file, args, {
    cwd,
    env: { ...env, NODE_OPTIONS: options },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    shell: process.platform === 'win32',
  });
  let missing = false;
  child.on('error', (error) => {
    missing = codeOf(error) === 'ENOENT';
  });
  const { exited, stop } = controls(child);
  const onAbort = () => void stop(1000);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const { code } = await exited;
  signal?.removeEventListener('abort', onAbort);
  return { code, missing, stopped: signal?.aborted === true };
}

/** @param {import('node:child_process').ChildProcess} child */
function controls(child) {
  let over = false;
  /** @type {Child['exited']} */
  const exited = new Promise((resolve) => {
    const end = (/** @type {End['code']} */ code, /** @type {End['signal']} */ signal) => {
      over = true;
      resolve({ code, signal });
    };
    child.once('exit', end);
    child.once('error', () => end(127, null));
  });
  const kill = (/** @type {NodeJS.Signals} */ name) => {
    if (over || child.pid === undefined) return;
    try {
      // The whole process group, because the program may have started others.
      process.kill(name === 'SIGKILL' ? -child.pid : child.pid, name);
    } catch {
      child.kill(name);
    }
  };
  /** @type {Child['stop']} */
  const stop = async (graceMs, forced) => {
    kill('SIGTERM');
    const timer = setTimeout(() => kill('SIGKILL'), graceMs);
    forced?.then(() => kill('SIGKILL'));
    await exited;
    clearTimeout(timer);
  };
  return { exited, stop };
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left, or the system has no groups.
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} log
 */
function forwardLines(stream, log) {
  if (stream) createInterface({ input: stream }).on('line', log);
}
