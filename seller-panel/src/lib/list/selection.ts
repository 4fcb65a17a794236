import { useCallback, useState } from 'react';

/** Some rows, or all that match the list's filters except some: also rows that no page has shown yet. */
export type ListSelection =
  | { kind: 'ids'; ids: readonly string[] }
  | { kind: 'query'; query: string; except: readonly string[] };

type State = { list: string; isAll: boolean; ids: ReadonlySet<string>; last: string | undefined };

const none: ReadonlySet<string> = new Set();
const nothing = (list: string): State => ({ list, isAll: false, ids: none, last: undefined });

/** The rows between two, both included. */
function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 ? [other] : ids.slice(from, (to ?? from) + 1);
}

/** A selection of rows over all pages of a list; other filters (`query`) begin a new one. */
export function useSelection(query: string, pageIds: readonly string[], total: number) {
  const [stored, setStored] = useState(() => nothing(query));
  const state = stored.list === query ? stored : nothing(query);
  const { isAll, ids } = state;
  const isSelected = useCallback((id: string) => ids.has(id) !== isAll, [ids, isAll]);
  const count = isAll ? Math.max(0, total - ids.size) : ids.size;

  /** Selects or frees these rows. While all are selected, `ids` are those that are not. */
  const set = (changed: readonly string[], isOn: boolean, last: string | undefined) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (isOn === isAll) {
        next.delete(id);
      } else {
        next.add(id);
      }
    }
    setStored({ ...state, ids: next, last });
  };
  const selection: ListSelection = isAll ? { kind: 'query', query, except: [...ids] } : { kind: 'ids', ids: [...ids] };
  return {
    selection,
    count,
    isAll,
    isSelected,
    isPageSelected: pageIds.length > 0 && pageIds.every(isSelected),
    isPartSelected: pageIds.some(isSelected),
    /** With Shift, the rows from the last one on become what this one becomes. */
    toggle: (id: string, isRange = false) => {
      const chosen = isRange && state.last !== undefined ? between(pageIds, state.last, id) : [id];
      set(chosen, !isSelected(id), id);
    },
    togglePage: () => set(pageIds, !pageIds.every(isSelected), undefined),
    selectAll: () => setStored({ list: query, isAll: true, ids: new Set(), last: undefined }),
    clear: () => setStored(nothing(query)),
  };
}
export type Selection = ReturnType<typeof useSelection>;
