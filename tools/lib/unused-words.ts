/** A word that is not used here, where it is not, and what is used instead (docs/glossary.md). */
type Unused = { word: RegExp; instead: string };

/** Names that others depend on: tables, and fields of the API. */
const names = /\b(?:vain_searches|soughtInVain)\b/g;

const words: readonly Unused[] = [
  { word: /\b(?:MOST|LONGEST|LARGEST|GREATEST)(?:_[A-Z0-9_]+)?\b/, instead: 'MAX_…' },
  { word: /\b(?:LEAST|SHORTEST|SMALLEST)(?:_[A-Z0-9_]+)?\b/, instead: 'MIN_…' },
  { word: /\b(?:most|longest|least)(?:Ms|Bytes|Kb|Paise|Hours|Steps|Attempts|Views)\b/, instead: 'max… or min…' },
  { word: /\b(?:in vain|vain(?=[A-Z-])|Vain(?=[A-Z]))/, instead: 'zero-result, or without success' },
  { word: /\bwho(?:m|so)?ever\b/i, instead: 'anyone who, the person who, no matter who' },
  {
    word: /\b(?:create(?:Flights|Turns)|takeTurns|giveTurnsBack|planTurns|inTurn\()/,
    instead: 'single-flight, queue, attempts',
  },
];

export type WordProblem = { line: number; says: string; text: string };

/** Words of one file that are not used here: in names, comments, titles of tests and documents. */
export const findUnusedWords = (text: string): WordProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(({ word }) => word.test(line.replaceAll(names, '')))
        .map(({ instead }) => ({ line: index + 1, says: `write ${instead}`, text: line.trim() })),
    );

/** Whether the name of a file has such a word. */
export const hasUnusedWord = (path: string): boolean => /(?:^|[/-])(?:vain|flights)(?:[-./]|$)/.test(path);
