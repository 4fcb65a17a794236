type Choosable = {
  id: string;
  isFixed?: boolean | undefined;
  isUsual?: boolean | undefined;
  isLast?: boolean | undefined;
};

/** The ids with one more, after those that stand before it in the list of all columns. */
export function showColumn(columns: readonly Choosable[], shown: readonly string[], id: string): string[] {
  const before = columns.slice(
    0,
    columns.findIndex((column) => column.id === id),
  );
  const at = Math.max(-1, ...before.map((column) => shown.indexOf(column.id))) + 1;
  return [...shown.slice(0, at), id, ...shown.slice(at)];
}

/**
 * Which columns a list shows, in their order: the chosen ones that it still has, those that cannot be hidden, and
 * the last one at the end.
 */
export function chooseColumns(columns: readonly Choosable[], chosen: readonly string[] | null): string[] {
  const usual = columns.filter(({ isFixed, isUsual }) => isFixed || isUsual).map(({ id }) => id);
  const known = (chosen ?? usual).filter((id) => columns.some((column) => column.id === id));
  const fixed = columns.filter(({ id, isFixed }) => isFixed && !known.includes(id));
  const all = fixed.reduce((shown, { id }) => showColumn(columns, shown, id), [...new Set(known)]);
  const isLast = (id: string) => columns.some((column) => column.id === id && column.isLast);
  return [...all.filter((id) => !isLast(id)), ...all.filter(isLast)];
}
