import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnchors } from './checks/rule-references.ts';
import { listWorkspaces } from './workspaces.mjs';

/** What a test can show: a rule of docs/product-rules.md, or a promise of one of these documents' tables. */
export const promiseKinds = ['security', 'reliability', 'dark-patterns'] as const;
export const tagKinds = ['rules', ...promiseKinds] as const;
export type TagKind = (typeof tagKinds)[number];

export type TaggedTest = { kind: TagKind; names: string[]; file: string; line: number; title: string | undefined };
/** A row of a table of promises; `cells` are the columns after its name. */
export type Promised = { name: string; cells: string[] };
export type TestFile = { path: string; text: string };

const MAX_LINES_TO_TITLE = 120;
const tag = new RegExp(`^\\s*// (${tagKinds.join('|')}): (.+)$`);
// A title is the first text of a call that a function, a list or options follow.
const title =
  /(?<quote>['"`])(?<words>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>,\s*(?:\{[^}]*\},\s*)?(?:async\b\s*)?(?:function\b|\(|\[|\w+(?: =>|,|\)))/;

/** The tags of one file: `// rules: anchor, anchor` or `// security: name` stands above the test that shows it. */
export function readTags({ path: file, text }: TestFile): TaggedTest[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, names = ''] = tag.exec(line) ?? [];
    const known = tagKinds.find((one) => one === kind);
    if (known === undefined) return [];
    const end = lines.findIndex((each, at) => at > index && !tag.test(each));
    const found = title.exec(lines.slice(end, end + MAX_LINES_TO_TITLE).join('\n'))?.groups?.words;
    return [{ kind: known, names: names.split(', '), file, line: end + 1, title: found?.replaceAll('\\', '') }];
  });
}

/** Every test file of the repository: its path from the root, and its text. */
export const readTestFiles = (root: string): TestFile[] =>
  ['e2e', 'runtime', 'tools', 'shell/server', ...listWorkspaces(root).map((name) => `${name}/src`)]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
        .sort()
        .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
    );

/** The rows of the tables of a document of promises. */
export const readPromises = (root: string, kind: TagKind): Promised[] =>
  readFileSync(join(root, `docs/${kind}.md`), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([name = '', ...cells]) => ({ name: name.trim(), cells: cells.map((cell) => cell.trim()) }));

/** The names that tests can have of a kind. */
export const readNames = (root: string, kind: TagKind): string[] =>
  kind === 'rules'
    ? readAnchors(readFileSync(join(root, 'docs/product-rules.md'), 'utf8').replaceAll(/^## .*$/gm, ''))
    : readPromises(root, kind).map(({ name }) => name);

/** Paths of the files with tests that show something of this kind. */
export const findTagged = (files: readonly TestFile[], kind: TagKind): string[] =>
  files.filter((file) => readTags(file).some((one) => one.kind === kind)).map(({ path }) => path);

/** The tests that kill processes run separately: npm run test:chaos. */
const isChaos = (path: string) => /^e2e\/(?:chaos|reliability)\//.test(path) || path.includes('postgres/durability');

/** Paths of the files that have a long form, or show a promise of security. */
export const findProofs = (files: readonly TestFile[]): string[] => [
  ...new Set([
    ...findTagged(files, 'security'),
    ...files.filter(({ path, text }) => text.includes('process.env.PROOF') && !isChaos(path)).map(({ path }) => path),
  ]),
];
