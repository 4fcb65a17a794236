import { childrenOf, isNode, isTest, parseSource, type SourceFile, type SyntaxNode } from './syntax.ts';

/** Most casts in 1,000 lines of what is neither a test nor used only by tests. */
const MAX_CASTS = 1;
/** Files with the most casts, which a problem names. */
const NAMED_FILES = 5;

/** A cast is `value as Type`, which the compiler does not check. `as const` is none, and neither is `import { a as b }`. */
const isCast = ({ type, typeAnnotation }: SyntaxNode, text: string): boolean =>
  type === 'TSAsExpression' &&
  isNode(typeAnnotation) &&
  text.slice(typeAnnotation.start, typeAnnotation.end) !== 'const';

function countCasts(file: SourceFile): number {
  const countIn = (node: SyntaxNode): number =>
    childrenOf(node).reduce((sum, child) => sum + countIn(child), isCast(node, file.text) ? 1 : 0);
  return countIn(parseSource(file));
}

/** One line when these files have too many casts for their length, with the files that have most; else none. */
export function findManyCasts(files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.d\.ts$/.test(path) && !isTest(path));
  const lines = own.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const counted = own.map((file) => ({ path: file.path, casts: countCasts(file) }));
  const casts = counted.reduce((sum, one) => sum + one.casts, 0);
  if (casts * 1000 <= lines * MAX_CASTS) return [];
  const most = counted.toSorted((a, b) => b.casts - a.casts).slice(0, NAMED_FILES);
  const named = most.map((one) => `${one.path} (${one.casts})`).join(', ');
  return [`${casts} casts in ${lines} lines, and 1,000 lines have at most ${MAX_CASTS}. Most are in ${named}`];
}
