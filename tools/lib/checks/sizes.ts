import { dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { fullFolders, longFunctions } from './size-exceptions.ts';

/** Most lines of a command of `tools`, and of a function with its comments and blank lines; most files of a folder. */
const MAX_COMMAND_LINES = 60;
const MAX_FUNCTION_LINES = 80;
const MAX_FILES = 25;

/** A file of the repository: its path from the root, and its text. */
export type SourceFile = { path: string; text: string };

type Node = { type: string; start: number; end: number; [name: string]: unknown };
type Named = { name: string; lines: number };

/** Tests and what only tests use may be as long as what they tell. */
const isTest = (path: string) => /\.(test|stories)\.tsx?$|(^|\/)(testing|fixtures)\//.test(path);

/** Folders with a file for each of many equal things: dividing them would help no reader. */
const oneForEachThing = [
  // An icon.
  /^shared-ui\/src\/icon$/,
  // The messages of a page or a feature.
  /\/texts\/en$/,
  // A call of the API by its noun, for everyone who looks for one.
  /^shared-domain\/src\/contract$/,
  // A command.
  /^tools$/,
];

/** Where functions are measured as people count. In the others Biome measures them, without comments and blank lines. */
const measured = /^(api|runtime|shell\/server|tools)\//;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const readName = (node: unknown): string => {
  if (!isNode(node)) return '';
  const own = node.id ?? node.key;
  return isNode(own) && typeof own.name === 'string' ? own.name : '';
};

/** The functions of a file with their lines, from the first to the last, in which the innermost named node names each. */
function listFunctions({ path, text }: SourceFile): Named[] {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => starts.filter((start) => start < offset).length;
  const found: Named[] = [];
  function visit(node: Node, outer: string): void {
    const name = readName(node) || outer;
    if (/^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(node.type) && isNode(node.body)) {
      const lines = lineOf(node.end) - lineOf(node.start) + 1;
      if (lines > MAX_FUNCTION_LINES) found.push({ name, lines });
    }
    for (const part of Object.values(node).flat().filter(isNode)) visit(part, name);
  }
  const { program } = parseSync(path, text);
  if (isNode(program)) visit(program, '');
  return found;
}

/** Commands of `tools` with too many lines. */
export function findLongCommands(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return /^tools\/[^/]+$/.test(path) && !isTest(path) && lines > MAX_COMMAND_LINES
      ? [`${path}: ${lines} lines, and a command has at most ${MAX_COMMAND_LINES}: its work belongs into tools/lib`]
      : [];
  });
}

/** Functions that are too long, or longer than `noted` says; and notes of functions that are no longer too long. */
export function findLongFunctions(
  files: readonly SourceFile[],
  noted: Record<string, number> = longFunctions,
): string[] {
  const own = files.filter(({ path }) => measured.test(path) && !isTest(path));
  const long = new Map<string, number>(
    own.flatMap((file) => listFunctions(file).map(({ name, lines }) => [`${file.path} ${name}`, lines] as const)),
  );
  const problems = [...long].flatMap(([key, lines]) => {
    const most = noted[key] ?? MAX_FUNCTION_LINES;
    return lines > most ? [`${key}: ${lines} lines, and a function has at most ${most}`] : [];
  });
  const old = Object.keys(noted).filter((key) => !long.has(key));
  return [...problems, ...old.map((key) => `${key}: no longer too long, so its note can go`)];
}

/** Folders with too many files. Those of `fullFolders` may keep the number that is noted there. */
export function findFullFolders(paths: readonly string[], noted: Record<string, number> = fullFolders): string[] {
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  const folders = Map.groupBy(sources, (path) => dirname(path));
  return [...folders].flatMap(([folder, { length }]) => {
    const most = noted[folder] ?? MAX_FILES;
    const isExempt = oneForEachThing.some((pattern) => pattern.test(folder));
    return length > most && !isExempt ? [`${folder}: ${length} source files, and a folder has at most ${most}`] : [];
  });
}
