/** What a process of the version before would fail at, once the migration has run. */
const breaking: [RegExp, string][] = [
  [/\bdrop\s+(?:table|view)\b/i, 'drops a table'],
  [
    /\bdrop\s+(?:column\b|(?!(?:constraint|default|not|expression|identity|table|view|index|trigger|function|policy|type|schema|role|owned|if)\b)\w+\s*(?:,|$))/i,
    'drops a column',
  ],
  [/\brename\b/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'makes a column required'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
];

/** Statements of a migration, without comments, texts and the bodies of functions. */
const listStatements = (sql: string) =>
  sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** Columns that older processes leave out of their inserts, and that have no value of their own. */
const addsRequired = (statement: string) =>
  statement
    .split(/,(?![^(]*\))/)
    .some(
      (part) =>
        /\badd\s+(?:column\s+)?(?!(?:constraint|primary|unique|foreign|check)\b)(?:if\s+not\s+exists\s+)?\w+/i.test(
          part,
        ) &&
        /\bnot\s+null\b/i.test(part) &&
        !/\bdefault\b|\bgenerated\b|serial\b/i.test(part),
    );

/** Tables that the same migration makes: they are not in use yet. */
const madeHere = (statements: readonly string[]) =>
  new Set(
    statements.flatMap(
      (one) => /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(one)?.[1] ?? [],
    ),
  );

/**
 * What in a migration processes of the version before do not survive; empty when nothing is. A migration that ends what
 * an earlier one began says so: `-- contract of 0231: why it is no longer needed`.
 */
export function findUnsafe(name: string, sql: string, names: readonly string[]): string[] {
  const [, expand] = /^--\s*contract of (\d{4}): \S.*/m.exec(sql) ?? [];
  if (expand !== undefined) {
    const isEarlier = expand < name.slice(0, 4) && names.some((one) => one.startsWith(expand));
    return isEarlier ? [] : [`${name}: is the contract step of ${expand}, which is no earlier migration`];
  }
  const statements = listStatements(sql);
  const own = madeHere(statements);
  return statements.flatMap((statement) => {
    const table = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i.exec(statement)?.[1];
    if (table !== undefined && own.has(table)) {
      return [];
    }
    const isChange = /^(?:alter\s+table|drop)\b/i.test(statement);
    const found = isChange ? breaking.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what) : [];
    const all =
      table !== undefined && addsRequired(statement) ? [...found, 'adds a required column without a default'] : found;
    return all.map((what) => `${name}: ${what}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  });
}
