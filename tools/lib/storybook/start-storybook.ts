import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import { type Child, startChild } from '@aaram/runtime/processes';
import { isFree } from '@aaram/runtime/system';
import { listStorybooks, type Storybook, storybookCli } from '../build/storybooks.ts';

const TAIL = 30;

/** The Storybooks that are named, or all. Throws `StartProblem` for a name that there is not. */
export function chooseStorybooks(root: string, named: string[]): Storybook[] {
  const storybooks = listStorybooks(root);
  const unknown = named.find((name) => !storybooks.some((one) => one.name === name));
  if (unknown) {
    throw new StartProblem(
      `There is no Storybook "${unknown}": choose one of ${storybooks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return named.length === 0 ? storybooks : storybooks.filter(({ name }) => named.includes(name));
}

/** Throws `StartProblem` when a port is taken. */
export async function requireFree(storybooks: Storybook[]): Promise<void> {
  for (const { name, port } of storybooks) {
    if (await isFree(port)) continue;
    throw new StartProblem(
      `Port ${port} (the Storybook of ${name}) is in use: stop the program that uses it, or choose other ports for all Storybooks, for example STORYBOOK_PORT=${port + 100} npm run storybook`,
    );
  }
}

/** Starts the Storybook of a package. `failed` rejects when it ends by itself. */
export function startStorybook(
  root: string,
  { name, port }: Storybook,
  media: string,
): { child: Child; failed: Promise<never> } {
  const tail: string[] = [];
  const log = (line: string) => {
    tail.push(line);
    if (tail.length > TAIL) tail.shift();
    if (/\berror\b/i.test(line)) console.error(`[${name}] ${line}`);
  };
  const args = ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open', '--no-version-updates', '--quiet'];
  const child = startChild({
    script: storybookCli(root),
    args: [...args, '--disable-telemetry'],
    cwd: join(root, name),
    env: { ...process.env, STORYBOOK_MEDIA: media },
    log,
  });
  const failed = child.exited.then(({ code }) => {
    throw new StartProblem(`${tail.join('\n')}\nThe Storybook of ${name} ended by itself (code ${code}).`);
  });
  return { child, failed };
}
