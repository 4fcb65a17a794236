/**
 * npm run storybook [name …]: the Storybook on http://localhost:6006, with those of the apps in its sidebar, all with
 * hot reload. With names only those. STORYBOOK_PORT moves the first port; the others follow it.
 */
import { join, resolve } from 'node:path';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { type Child, listenForStop, startChild, waitUntilReady } from '@aaram/runtime/processes';
import { isFree } from '@aaram/runtime/system';
import { gatherMedia, listStorybooks, type Storybook, storybookCli } from './lib/build/storybooks.ts';

const root = resolve(import.meta.dirname, '..');
const GRACE_MS = 3000;
const TAIL = 30;

function chooseStorybooks(named: string[]): Storybook[] {
  const storybooks = listStorybooks(root);
  const unknown = named.find((name) => !storybooks.some((one) => one.name === name));
  if (unknown) {
    throw new StartProblem(
      `There is no Storybook "${unknown}": choose one of ${storybooks.map(({ name }) => name).join(', ')}.`,
    );
  }
  return named.length === 0 ? storybooks : storybooks.filter(({ name }) => named.includes(name));
}

async function requireFree(storybooks: Storybook[]): Promise<void> {
  for (const { name, port } of storybooks) {
    if (await isFree(port)) continue;
    throw new StartProblem(
      `Port ${port} (the Storybook of ${name}) is in use: stop the program that uses it, or choose other ports for all Storybooks, for example STORYBOOK_PORT=${port + 100} npm run storybook`,
    );
  }
}

function startStorybook({ name, port }: Storybook, media: string): { child: Child; failed: Promise<never> } {
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

const stops = listenForStop();
let running: ReturnType<typeof startStorybook>[] = [];
let code = 0;
try {
  const storybooks = chooseStorybooks(process.argv.slice(2));
  await requireFree(storybooks);
  const media = join(root, '.cache/storybook-media');
  gatherMedia(root, media);
  console.log(`Starting ${storybooks.length === 1 ? 'one Storybook' : `${storybooks.length} Storybooks`} …`);
  running = storybooks.map((one) => startStorybook(one, media));
  const ends = Promise.race([...running.map(({ failed }) => failed), stops.requested]);
  const served = storybooks.map(({ name, port }) =>
    waitUntilReady(`http://localhost:${port}/index.json`, {
      name: `the Storybook of ${name}`,
      log: (line) => console.log(line),
      signal: stops.signal,
      timeoutMs: Number.POSITIVE_INFINITY,
    }),
  );
  await Promise.race([Promise.all(served), ends]);
  if (!stops.signal.aborted) console.log(`Storybook: http://localhost:${storybooks[0]?.port} (Ctrl-C ends it)`);
  await ends;
} catch (error) {
  if (!stops.signal.aborted) {
    console.error(lineFor(error));
    code = 1;
  }
}
for (const { failed } of running) failed.catch(() => undefined);
await Promise.all(running.map(({ child }) => child.stop(GRACE_MS, stops.forced)));
process.exit(code);
