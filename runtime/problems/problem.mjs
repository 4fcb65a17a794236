/** A failure that is shown as one line, without a stack trace. */
export class StartProblem extends Error {
  /** @override */
  name = 'StartProblem';
}

/**
 * The code of a failed system call, such as ENOENT; undefined for anything else.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * One line for anything that was thrown. Names a full disk as such wherever it happens; an unexpected error keeps its
 * stack.
 * @param {unknown} error
 */
export function lineFor(error) {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: free some space and start again.';
  if (error instanceof StartProblem || error.name === 'DatabaseLaunchError') return error.message;
  if (code === 'EACCES' || code === 'EROFS') {
    const path = 'path' in error ? error.path : 'here';
    return `No permission to write ${path}: start as the user who owns this folder.`;
  }
  return error.stack ?? error.message;
}
