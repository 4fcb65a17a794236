/** Enough of a list to render it. */
const MAX_LIST_LENGTH = 4;

/** An answer of the API with only the first things of each list, for the gate of releases. */
export function shorten(value: unknown): unknown {
  // Counts belong together: only lists of things are cut.
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'number') ? value : value.slice(0, MAX_LIST_LENGTH).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shorten(one)]));
}
