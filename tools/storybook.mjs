/**
 * npm run storybook [book …]: the book of components on http://localhost:6006, with the books of the apps in its
 * sidebar, all with hot reload. With names only those. BOOK_PORT moves the first port; the others follow it.
 */
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gatherMedia, listBooks, storybookCli } from './lib/books.mjs';
import { startChild } from './lib/children.mjs';
import { isFree } from './lib/ports.mjs';
import { lineFor, StartProblem } from './lib/problem.mjs';
import { listenForStop } from './lib/stop-requests.mjs';

const root = resolve(import.meta.dirname, '..');
const GRACE_MS = 3000;
const TAIL = 30;

function chooseBooks(named) {
  const books = listBooks(root);
  const unknown = named.find((name) => !books.some((book) => book.name === name));
  if (unknown) {
    throw new StartProblem(`There is no book "${unknown}": choose of ${books.map(({ name }) => name).join(', ')}.`);
  }
  return named.length === 0 ? books : books.filter(({ name }) => named.includes(name));
}

async function requireFree(books) {
  for (const { name, port } of books) {
    if (await isFree(port)) continue;
    throw new StartProblem(
      `Port ${port} (the book of ${name}) is in use: stop the program that has it, or move them all, as in BOOK_PORT=${port + 100} npm run storybook`,
    );
  }
}

function startBook({ name, port }, media) {
  const tail = [];
  const log = (line) => {
    tail.push(line);
    if (tail.length > TAIL) tail.shift();
    if (/\berror\b/i.test(line)) console.error(`[${name}] ${line}`);
  };
  const args = ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open', '--no-version-updates', '--quiet'];
  const child = startChild({
    script: storybookCli(root),
    args: [...args, '--disable-telemetry'],
    cwd: join(root, name),
    env: { ...process.env, BOOK_MEDIA: media },
    log,
  });
  const failed = child.exited.then(({ code }) => {
    throw new StartProblem(`${tail.join('\n')}\nThe book of ${name} ended by itself (code ${code}).`);
  });
  return { child, failed };
}

async function untilServed({ port }, signal) {
  while (!signal.aborted) {
    const answer = await fetch(`http://localhost:${port}/index.json`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
}

const stops = listenForStop();
let running = [];
let code = 0;
try {
  const books = chooseBooks(process.argv.slice(2));
  await requireFree(books);
  const media = join(root, '.cache/book-media');
  gatherMedia(root, media);
  console.log(`Starting ${books.length === 1 ? 'one book' : `${books.length} books`} …`);
  running = books.map((book) => startBook(book, media));
  const ends = Promise.race([...running.map(({ failed }) => failed), stops.requested]);
  await Promise.race([Promise.all(books.map((book) => untilServed(book, stops.signal))), ends]);
  if (!stops.signal.aborted) console.log(`The book: http://localhost:${books[0].port} (Ctrl-C ends it)`);
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
