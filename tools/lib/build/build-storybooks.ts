import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Freshness, fingerprint, isStale, markFresh } from './stale.ts';
import { gatherMedia, listStorybooks, storybookCli } from './storybooks.ts';

/** Bundling one Storybook keeps one core busy for half of the time. */
const AT_ONCE = 2;
/** A build takes ten seconds; but about once in a hundred builds the bundler's native part hangs. */
const PATIENCE_MS = 100_000;
const TRIES = 3;

type Log = (line: string) => void;

const builtFolder = (root: string, name: string) => join(root, name, 'storybook-static');

/** Folder of the finished Storybook: the design system's is at its root, each app's in a subfolder. */
export const storybookFolder = (root: string) => join(root, 'storybook-static');

/** A Storybook for tests lacks the pages of documentation, which take more than half of the time. */
type Form = 'whole' | 'for tests';

const freshness = (root: string, name: string, form: Form): Required<Freshness> => ({
  inputs: [
    ...[name, 'shared-ui', 'shared-platform', 'shared-panel', 'shared-domain'].map((part) => join(root, part, 'src')),
    join(root, name, '.storybook'),
    join(root, name, 'docs'),
    join(root, name, 'package.json'),
    join(root, 'shared-ui/.storybook/shared'),
    join(root, 'shared-ui/.storybook/static'),
    join(root, 'api/demo/pictures.json'),
    join(root, 'package-lock.json'),
    join(root, 'tools/lib/build/build-storybooks.ts'),
    join(root, 'tools/lib/build/storybooks.ts'),
    join(root, 'tools/lib/build/layer-styles.cjs'),
    join(root, 'tools/lib/tokens/design-tokens.ts'),
    join(root, 'tools/lib/tokens/dtcg-value.ts'),
  ],
  stamp: join(builtFolder(root, name), form === 'whole' ? '.stamp' : '.stamp-for-tests'),
  outputs: [
    join(storybookFolder(root), name === listStorybooks(root)[0]?.name ? 'index.json' : join(name, 'index.json')),
  ],
});

/**
 * Builds the Storybooks that changed (all of them unless `onlyStale`) and combines them. `forTests` builds them without
 * documentation, and takes whole ones where they are there: their stories consist of other bytes.
 */
export async function buildStorybooks(
  root: string,
  {
    onlyStale = false,
    forTests = false,
    log = console.log,
  }: { onlyStale?: boolean; forTests?: boolean; log?: Log } = {},
): Promise<void> {
  const form = forTests ? 'for tests' : 'whole';
  const names = listStorybooks(root).map(({ name }) => name);
  const isOld = (name: string) =>
    isStale(freshness(root, name, 'whole')) && (!forTests || isStale(freshness(root, name, 'for tests')));
  const stale = names.filter((name) => !onlyStale || isOld(name));
  if (stale.length === 0) return;
  const waiting = [...stale];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(root, name, form, log);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  compose(root, names);
}

async function buildOne(root: string, name: string, form: Form, log: Log): Promise<void> {
  const started = performance.now();
  const { inputs, stamp } = freshness(root, name, form);
  const state = fingerprint(inputs);
  let { code, output, isStuck } = await run(root, name, form);
  for (let tried = 1; isStuck && tried < TRIES; tried += 1) {
    log(`the Storybook of ${name} is stuck: building it again`);
    ({ code, output, isStuck } = await run(root, name, form));
  }
  if (code !== 0) throw new Error(`${output}\nThe Storybook of ${name} could not be built (its output is above).`);
  markFresh({ stamp, state });
  log(`built the Storybook of ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function run(
  root: string,
  name: string,
  form: Form,
): Promise<{ code: number | null; output: string; isStuck: boolean }> {
  const args = [storybookCli(root), 'build', '-o', builtFolder(root, name), '--quiet', '--disable-telemetry'];
  // The first Storybook, which shows the others, is always whole: the form for tests shows no others.
  if (form === 'for tests' && name !== listStorybooks(root)[0]?.name) args.push('--test');
  // Neither stamp may outlive what it stands for.
  rmSync(builtFolder(root, name), { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: join(root, name), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let isStuck = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const patience = setTimeout(() => {
      isStuck = true;
      child.kill('SIGKILL');
    }, PATIENCE_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(patience);
      resolve({ code, output, isStuck });
    });
  });
}

function compose(root: string, [first = '', ...others]: string[]): void {
  // Built in a new folder, so that the old Storybook stays complete until it is replaced.
  const target = `${storybookFolder(root)}.next`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(builtFolder(root, first), target, { recursive: true });
  for (const name of others) {
    cpSync(builtFolder(root, name), join(target, name), { recursive: true });
    // The sidebar requests these files of older Storybooks: empty ones are fine, a 404 would be a console error.
    for (const file of ['stories.json', 'metadata.json']) writeFileSync(join(target, name, file), '{}');
  }
  gatherMedia(root, join(target, 'media'));
  rmSync(storybookFolder(root), { recursive: true, force: true });
  renameSync(target, storybookFolder(root));
}
