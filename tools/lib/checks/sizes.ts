import { dirname } from 'node:path';
import { childrenOf, isNode, isTest, parseSource, type SourceFile, type SyntaxNode } from './syntax.ts';

/** Most lines of a command of `tools`, and of a function with its comments and blank lines; most files of a folder. */
const MAX_COMMAND_LINES = 60;
const MAX_FUNCTION_LINES = 80;
const MAX_FILES = 25;

type Named = { name: string; lines: number };

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

const readName = (node: unknown): string => {
  if (!isNode(node)) return '';
  const own = node.id ?? node.key;
  return isNode(own) && typeof own.name === 'string' ? own.name : '';
};

/** The functions of a file with their lines, from the first to the last, in which the innermost named node names each. */
function listFunctions(file: SourceFile): Named[] {
  const starts = [...file.text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => starts.filter((start) => start < offset).length;
  const found: Named[] = [];
  function visit(node: SyntaxNode, outer: string): void {
    const name = readName(node) || outer;
    if (/^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(node.type) && isNode(node.body)) {
      const lines = lineOf(node.end) - lineOf(node.start) + 1;
      if (lines > MAX_FUNCTION_LINES) found.push({ name, lines });
    }
    for (const part of childrenOf(node)) visit(part, name);
  }
  visit(parseSource(file), '');
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

/** Functions with too many lines. */
export function findLongFunctions(files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => measured.test(path) && !isTest(path));
  return own.flatMap((file) =>
    listFunctions(file).map(
      ({ name, lines }) => `${file.path} ${name}: ${lines} lines, and a function has at most ${MAX_FUNCTION_LINES}`,
    ),
  );
}

/** Folders with too many files. */
export function findFullFolders(paths: readonly string[]): string[] {
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  const folders = Map.groupBy(sources, (path) => dirname(path));
  return [...folders].flatMap(([folder, { length }]) => {
    const isExempt = oneForEachThing.some((pattern) => pattern.test(folder));
    return length > MAX_FILES && !isExempt
      ? [`${folder}: ${length} source files, and a folder has at most ${MAX_FILES}`]
      : [];
  });
}
