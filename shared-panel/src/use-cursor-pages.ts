import { useState } from 'react';

/**
 * Pages of a list that is read by cursors; Previous uses the cursors already visited. Another `listKey` (other filters)
 * starts at the first page again.
 */
export function useCursorPages(listKey: string) {
  const [walked, setWalked] = useState<{ listKey: string; cursors: readonly string[] }>({ listKey, cursors: [] });
  const cursors = walked.listKey === listKey ? walked.cursors : [];
  return {
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    goOn: (cursor: string) => setWalked({ listKey, cursors: [...cursors, cursor] }),
    goBack: () => setWalked({ listKey, cursors: cursors.slice(0, -1) }),
  };
}
export type CursorPages = ReturnType<typeof useCursorPages>;
