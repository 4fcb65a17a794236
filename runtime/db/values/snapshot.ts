/**
 * Whether a snapshot, as `pg_current_snapshot` writes it (`first unfinished:next:unfinished`), sees what this transaction
 * has done.
 */
export function isSeen(transaction: string, snapshot: string): boolean {
  const [first, next, unfinished = ''] = snapshot.split(':');
  const id = Number(transaction);
  return id < Number(first) || (id < Number(next) && !unfinished.split(',').includes(transaction));
}
