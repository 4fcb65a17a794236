import { delimiter, dirname, join } from 'node:path';
import { runStep, type StepContext } from '@aaram/runtime/processes';

/** A display name, a command and its arguments. */
export type Step = [name: string, command: string, ...args: string[]];

/** The environment of a step: the project's programs and its own Node.js come first on the PATH. */
export function stepEnvironment(root: string, node: string, env = process.env): NodeJS.ProcessEnv {
  const path = [dirname(node), join(root, 'node_modules/.bin'), env.PATH ?? ''].join(delimiter);
  return { ...env, PATH: path };
}

/** Runs steps in order and stops at the first that fails; resolves to whether all passed. */
export async function runSteps(steps: readonly Step[], context: StepContext): Promise<boolean> {
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
