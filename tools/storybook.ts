/**
 * npm run storybook [name …]: the Storybook on http://localhost:6006, with those of the apps in its sidebar, all with
 * hot reload. With names only those. STORYBOOK_PORT moves the first port; the others follow it.
 */
import { join, resolve } from 'node:path';
import { lineFor } from '@aaram/runtime/problems';
import { listenForStop, waitUntilReady } from '@aaram/runtime/processes';
import { gatherMedia } from './lib/build/storybooks.ts';
import { chooseStorybooks, requireFree, startStorybook } from './lib/storybook/start-storybook.ts';

const root = resolve(import.meta.dirname, '..');
const GRACE_MS = 3000;

const stops = listenForStop();
let running: ReturnType<typeof startStorybook>[] = [];
let code = 0;
try {
  const storybooks = chooseStorybooks(root, process.argv.slice(2));
  await requireFree(storybooks);
  const media = join(root, '.cache/storybook-media');
  gatherMedia(root, media);
  console.log(`Starting ${storybooks.length === 1 ? 'one Storybook' : `${storybooks.length} Storybooks`} …`);
  running = storybooks.map((one) => startStorybook(root, one, media));
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
