/** A word that is not used here, where it is not, and what is used instead (docs/glossary.md). */
type Unused = { word: RegExp; instead: string; folders?: RegExp };

/** Names that others depend on: tables, fields of the API, what the shell lends, what browsers have stored, mail hosts. */
const names =
  /\b(?:vain_searches|soughtInVain|keptPart|keptAt|(?:tell-)?account-kept|nobody@)|\bkept: |'kept'|`kept`|[,+] kept\b|\bNobody(?=[&'`])/g;

/** What browsers load, the design system, the domain and the tests of the running store: all but what servers run, and documents. */
const frontEnds = /^(?!(?:api|runtime|tools|docs|deploy|shell\/server)\/)[^/]+\//;

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
  {
    word: /\b[kK]ept(?![a-z])|[a-z]Kept(?![a-z])/,
    instead: 'cached, stored, retained or deducted',
    folders: frontEnds,
  },
  { word: /\b[tT]old(?![a-z])|[a-z]Told(?![a-z])/, instead: 'shown, sent, reported or notified', folders: frontEnds },
  { word: /\b(?:[nN]obody|[nN]o one)\b/, instead: 'no user, no shopper, or what is missing', folders: frontEnds },
  {
    word: /\b(?:[wW]rap|turn)(?:Turn|By)\b|\bplaceAt\b|\bin place of\b/,
    instead: 'rotate, matrix, instead of',
    folders: frontEnds,
  },
];

export type WordProblem = { line: number; says: string; text: string };

/** Words of one file that are not used where it is: in names, comments, titles of tests and documents. */
export const findUnusedWords = (text: string, path = ''): WordProblem[] => {
  const here = words.filter(({ folders }) => folders === undefined || folders.test(path));
  return text
    .split('\n')
    .flatMap((line, index) =>
      here
        .filter(({ word }) => word.test(line.replaceAll(names, '')))
        .map(({ instead }) => ({ line: index + 1, says: `write ${instead}`, text: line.trim() })),
    );
};

/** Whether the name of a file has such a word. */
export const hasUnusedWord = (path: string): boolean =>
  /(?:^|[/-])(?:vain|flights)(?:[-./]|$)/.test(path) ||
  (frontEnds.test(path) && /(?:^|[/-])(?:kept|told|nobody)(?:[-./]|$)/.test(path));
