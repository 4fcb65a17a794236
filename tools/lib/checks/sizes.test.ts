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
  expect(findLongFunctions([{ path, text }])).toHaveLength(found);
});

it.each([
  ['blog/src/app', 26, 1],
  ['blog/src/app', 25, 0],
  ['blog/src/texts/en', 60, 0],
  ['shared-ui/src/icon', 101, 0],
])('finds a folder with too many files: %s with %i', (folder, count, found) => {
  expect(findFullFolders([...filesIn(folder, count), `${folder}/a.test.ts`, `${folder}/a.css`])).toHaveLength(found);
});
