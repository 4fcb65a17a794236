import { expect, it } from 'vitest';
import { findFullFolders, findLongCommands, findLongFunctions } from './sizes.ts';

const linesOf = (count: number, line = '// a line') => `${line}\n`.repeat(count);
/** A function of so many lines, half of them comments or empty. */
const functionOf = (lines: number) => `export function work() {\n${linesOf(lines - 2, '')}}\n`;
const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/part-${index}.ts`);

it.each([
  ['tools/release.ts', 61, 1],
  ['tools/release.ts', 60, 0],
  ['tools/lib/release/commands.ts', 61, 0],
])('finds a command that does its work itself: %s with %i lines', (path, lines, found) => {
  expect(findLongCommands([{ path, text: linesOf(lines) }])).toHaveLength(found);
});

it.each([
  ['api/src/a.ts', functionOf(81), 1],
  ['api/src/a.ts', functionOf(80), 0],
  ['runtime/db/a.ts', `export const work = () => {\n${linesOf(79)}};\n`, 1],
  ['shell/server/a.ts', `class Work {\n  run() {\n${linesOf(79)}  }\n}\n`, 1],
  ['api/src/a.test.ts', functionOf(81), 0],
  ['api/src/testing/a.ts', functionOf(81), 0],
  ['storefront/src/a.ts', functionOf(81), 0],
])('counts the lines of a function as people do: %s', (path, text, found) => {
  expect(findLongFunctions([{ path, text }], {})).toHaveLength(found);
});

it('lets a function be as long as it was, never longer, and drops its note when it is short', () => {
  const noted = { 'api/src/a.ts work': 90 };
  const find = (lines: number) => findLongFunctions([{ path: 'api/src/a.ts', text: functionOf(lines) }], noted);
  expect(find(90)).toEqual([]);
  expect(find(91)).toEqual(['api/src/a.ts work: 91 lines, and a function has at most 90']);
  expect(find(80)).toEqual(['api/src/a.ts work: no longer too long, so its note can go']);
});

it.each([
  ['blog/src/app', 26, 1],
  ['blog/src/app', 25, 0],
  ['blog/src/texts/en', 60, 0],
  ['shared-ui/src/icon', 101, 0],
])('finds a folder with too many files: %s with %i', (folder, count, found) => {
  expect(findFullFolders([...filesIn(folder, count), `${folder}/a.test.ts`, `${folder}/a.css`], {})).toHaveLength(
    found,
  );
});

it('lets a folder have as many files as it had, and no more', () => {
  expect(findFullFolders(filesIn('e2e/lib', 46), { 'e2e/lib': 46 })).toEqual([]);
  expect(findFullFolders(filesIn('e2e/lib', 47), { 'e2e/lib': 46 })).toHaveLength(1);
});
