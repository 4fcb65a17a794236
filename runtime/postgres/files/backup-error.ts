/** Why a backup or a restore is not done: one sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The sentence for a failure: a full disk has its own. */
export function explainBackup(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /ENOSPC|EDQUOT|No space left/i.test(text)
    ? 'The disk of the backups is full: free some space, or set BACKUP_DIR to another disk. The store is not touched.'
    : text;
}
