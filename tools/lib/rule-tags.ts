import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTestFolders } from './test-table.ts';

export type TaggedTest = { rules: string[]; file: string; line: number; title: string | undefined };

const tag = /^\s*\/\/ rules: (.+)$/;
// A title is the first text of a call that a function, a list or options follow.
const title =
  /(?<quote>['"`])(?<words>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>,\s*(?:\{[^}]*\},\s*)?(?:async\b\s*)?(?:function\b|\(|\[|\w+(?: =>|,|\)))/;

/** The tests of one file that say which rules they show: `// rules: anchor, anchor` stands above the test. */
export function readTags(file: string, text: string): TaggedTest[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFirst = tag.test(line) && !tag.test(lines[index - 1] ?? '');
    if (!isFirst) return [];
    const end = lines.findIndex((each, at) => at > index && !tag.test(each));
    const rules = lines.slice(index, end).flatMap((each) => tag.exec(each)?.[1]?.split(', ') ?? []);
    const found = title.exec(lines.slice(end, end + MAX_LINES_TO_TITLE).join('\n'))?.groups?.words;
    return [{ rules, file, line: end + 1, title: found?.replaceAll('\\', '') }];
  });
}
const MAX_LINES_TO_TITLE = 120;

/** Every tagged test of the repository, by file. */
export const readAllTags = (root: string): TaggedTest[] =>
  listTestFolders(root).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .sort()
      .flatMap((file) => readTags(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))),
  );
