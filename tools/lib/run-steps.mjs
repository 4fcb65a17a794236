import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The environment of a step: the project's programs and its own Node.js come first. */
export function stepEnvironment(root, node, env = process.env) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), env.PATH ?? ''].join(delimiter);
  return { ...env, PATH: path };
}

/** Runs one command with its output shown, unless `stdio` says otherwise; resolves to its exit code. */
export function runStep(command, args, { root, env, stdio = 'inherit' }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs steps in order and stops at the first that fails; resolves to whether all passed. */
export async function runSteps(steps, context) {
  for (const [name, command, ...args] of steps) {
    const started = performance.now();
    const code = await runStep(command, args, context);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${name} failed after ${seconds} s: ${[command, ...args].join(' ')}`);
      return false;
    }
    console.log(`✓ ${name} (${seconds} s)`);
  }
  return true;
}
