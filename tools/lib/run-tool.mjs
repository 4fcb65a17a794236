import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode, isRunning } from './node24.mjs';

/**
 * Runs a Node.js program instead of this one: with its streams and signals; the program ends when this process ends.
 * `exited` resolves to its exit code.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function handOver(node, args, env = process.env) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => child.kill(name));
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${node} does not run on this system (${error.message}).`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  return { child, exited };
}

/**
 * Runs a program of tools/ (TypeScript) under the Node.js that npm installed: inside this process when it is that one.
 * @param {string} root
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function runTool(root, file, args) {
  const node = findNode(root);
  const script = join(root, 'tools', file);
  if (!isRunning(node)) {
    process.exitCode = await handOver(node, [script, ...args]).exited;
    return;
  }
  process.argv.splice(1, process.argv.length, script, ...args);
  await import(pathToFileURL(script).href);
}
