import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions | undefined, niceness?: number | undefined }} StepContext
 */

/**
 * Runs one command and shows its output, unless `stdio` says otherwise; resolves to its exit code. With a niceness above
 * 0, and all that it starts, it lets others have the processor first.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StepContext} context
 * @returns {Promise<number>}
 */
export function runStep(command, args, { root, env, stdio = 'inherit', niceness = 0 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
