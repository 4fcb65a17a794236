/** A failure with one line for the person at the keyboard: no stack trace, no guessing. */
export class StartProblem extends Error {
  name = 'StartProblem';
}

/**
 * One line for anything that was thrown. A full disk is named as such wherever it struck;
 * a failure nobody foresaw keeps its stack.
 */
export function lineFor(error) {
  if (error?.code === 'ENOSPC' || error?.code === 'EDQUOT') return 'The disk is full: free some space and start again.';
  if (error instanceof StartProblem || error?.name === 'DatabaseLaunchError') return error.message;
  if (error?.code === 'EACCES' || error?.code === 'EROFS')
    return `No permission to write ${error.path ?? 'here'}: start as the user who owns this folder.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
