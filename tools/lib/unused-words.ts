/** A word that is not used here, and what is used instead (docs/glossary.md). */
type Unused = { word: RegExp; instead: string };

/** Names that others depend on: columns, fields of the API, what the shell lends, what browsers have stored, users, mail hosts, texts that are registered with operators. */
const names =
  /\b(?:vain_searches|soughtInVain|keptPart|keptAt|told(?:_paise|_at|Paise|At)|(?:tell-)?account-kept|nobody@)|Tell it to nobody|['`]nobody['`]|\bset told = true|\bstate, told\b|\band not told\b|\bkept: |^ +kept,$|'kept'|=kept'|`kept`|[,+-] kept(?: = kept)?\b|\.kept\b|\bas kept\b|\bkept = s\.kept\b/g;

const words: readonly Unused[] = [
  { word: /\b(?:MOST|LONGEST|LARGEST|GREATEST)(?:_[A-Z0-9_]+)?\b/, instead: 'MAX_…' },
  { word: /\b(?:LEAST|SHORTEST|SMALLEST)(?:_[A-Z0-9_]+)?\b/, instead: 'MIN_…' },
  { word: /\b(?:most|longest|least)(?:Ms|Bytes|Kb|Paise|Hours|Steps|Attempts|Views)\b/, instead: 'max… or min…' },
  { word: /\b(?:in vain|vain(?=[A-Z-])|Vain(?=[A-Z]))/, instead: 'zero-result, or without success' },
  { word: /\bwho(?:m|so)?ever\b/i, instead: 'anyone who, the person who, no matter who' },
  {
    word: /\b(?:create(?:Flights|Turns)|takeTurns?|giveTurnsBack|planTurns|inTurn\(|in turns\b)/,
    instead: 'single-flight, queue, round-robin, attempts',
  },
  {
    word: /\b[kK]ept(?![a-z])|[a-z]Kept(?![a-z])|(?:\b|_)KEPT(?:\b|_)/,
    instead: 'cached, stored, retained or deducted',
  },
  {
    word: /\b[tT]old(?![a-z])|[a-z]Told(?![a-z])|(?:\b|_)TOLD(?:\b|_)/,
    instead: 'shown, sent, reported or notified',
  },
  {
    word: /\b(?:[nN]obody|[nN]o one|NOBODY)(?![a-zA-Z])/,
    instead: 'no user, no shopper, or what is missing',
  },
  { word: /\b(?:[wW]rap|turn)(?:Turn|By)\b|\bplaceAt\b|\bin place of\b/, instead: 'rotate, matrix, instead of' },
  { word: /\((?:_|\w+), place\)|\[place\]|\bplace [+-]=/, instead: 'index, position, offset' },
  { word: /\b(?:first|keep)Look(?:ing)?\b|\blookEvery|\bLOOK_EVERY/, instead: 'poll, check' },
];

export type WordProblem = { line: number; says: string; text: string };

/** Words of one file that are not used: in names, comments, titles of tests and documents. */
export const findUnusedWords = (text: string): WordProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(({ word }) => word.test(line.replaceAll(names, '')))
        .map(({ instead }) => ({ line: index + 1, says: `write ${instead}`, text: line.trim() })),
    );

/** Whether the name of a file has such a word. */
export const hasUnusedWord = (path: string): boolean =>
  /(?:^|[/-])(?:vain|flights|kept|told|nobody)(?:[-./]|$)/.test(path);
