import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from './workspaces.mjs';

type TestFile = { name: string; path: string; text: string };
export type Row = {
  promise: string;
  tests: string[];
  figure: string | undefined;
  notClaimed: string | undefined;
};

const others = ['e2e', 'tools', 'shell/server'];
/** The folders that have test files, from the root. */
export const listTestFolders = (root: string): string[] => [
  ...others,
  ...listWorkspaces(root)
    .map((name) => `${name}/src`)
    .filter((folder) => existsSync(join(root, folder))),
];
const testFile = /([^/]+)\.test\.tsx?$/;

/** Every test file: its name without the ending, its path from the root, its text. */
function readTests(root: string): TestFile[] {
  return listTestFolders(root).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const name = testFile.exec(file)?.[1];
      const path = `${folder}/${file}`;
      if (name === undefined || path.includes('node_modules')) return [];
      return [{ name, path, text: readFileSync(join(root, path), 'utf8').replaceAll('\\', '') }];
    }),
  );
}

/**
 * The rows of a table with a column that names tests as `file › title`, several separated by `<br>`. The column before
 * it says what they show. The column after it is a figure, in the table of reliability followed by what is not claimed.
 */
export function readRows(root: string, document: string): Row[] {
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes(' › '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map((cells) => {
      const at = cells.findIndex((cell) => cell.includes(' › '));
      return {
        promise: cells[at - 1]?.trim() ?? '',
        tests: (cells[at] ?? '').split('<br>').map((reference) => reference.trim()),
        figure: cells[at + 1]?.trim(),
        notClaimed: cells[at + 2]?.trim(),
      };
    });
}

/** Tests that rows name but no test file has. When two files share a name, a test may be in either. */
export function findMissingTests(root: string, rows: Row[]): string[] {
  const files = readTests(root);
  return rows
    .flatMap(({ tests }) => tests)
    .filter((reference) => {
      const [name, title] = reference.split(' › ');
      const quoted = ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`);
      return !files.some((file) => file.name === name && quoted.some((text) => file.text.includes(text)));
    });
}

const namesIn = (rows: Row[]) => new Set(rows.flatMap(({ tests }) => tests.map((one) => one.split(' › ')[0])));

/** Paths from the root of the files that are named by a row. */
export const findNamed = (root: string, rows: Row[]): string[] =>
  readTests(root)
    .filter(({ name }) => namesIn(rows).has(name))
    .map(({ path }) => path);

/** Paths from the root of the files that have a long form or are named by a row. */
export function findProofs(root: string, rows: Row[]): string[] {
  const named = namesIn(rows);
  return readTests(root)
    .filter(({ name, path, text }) => named.has(name) || (text.includes('process.env.PROOF') && !isChaos(path)))
    .map(({ path }) => path);
}

/** The tests that kill processes run separately: npm run test:chaos. */
const isChaos = (path: string) => /^e2e\/(?:chaos|reliability)\//.test(path) || path.includes('embedded-db/durability');
