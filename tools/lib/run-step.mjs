import { spawn } from 'node:child_process';

/**
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions | undefined }} StepContext
 */

/**
 * Runs one command and shows its output, unless `stdio` says otherwise; resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StepContext} context
 * @returns {Promise<number>}
 */
export function runStep(command, args, { root, env, stdio = 'inherit' }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
