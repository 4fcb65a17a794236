/** A filter that a search was read to ask for, and the search without it. */
export type SearchChip = { kind: string; label: string; without: string };

/**
 * How a search was understood (product-rules.md#search), in the header `x-search-notice` of a list: the mended text, what
 * of it no listed product has, what is not sold here, what acts as a filter, and the page it asks for.
 */
export type SearchNotice = {
  corrected: string | null;
  missing: string[];
  notSold: string[];
  chips: SearchChip[];
  page: string | null;
};

export const SEARCH_NOTICE_HEADER = 'x-search-notice';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isChip = (value: unknown): value is SearchChip =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'label', 'without'].every((name) => typeof Reflect.get(value, name) === 'string');
const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A notice as a header can carry it. */
export const writeSearchNotice = (notice: SearchNotice): string => encodeURIComponent(JSON.stringify(notice));

/** The notice of a header; null when there is none, or when it is damaged: a list needs no notice. */
export function readSearchNotice(header: string | null): SearchNotice | null {
  try {
    const value: unknown = header === null ? null : JSON.parse(decodeURIComponent(header));
    if (typeof value !== 'object' || value === null) {
      return null;
    }
    const read = (name: string): unknown => Reflect.get(value, name);
    const texts = (name: string) => {
      const found = read(name);
      return isTexts(found) ? found : [];
    };
    const chips = read('chips');
    return {
      corrected: toText(read('corrected')),
      missing: texts('missing'),
      notSold: texts('notSold'),
      chips: Array.isArray(chips) ? chips.filter(isChip) : [],
      page: toText(read('page')),
    };
  } catch {
    return null;
  }
}
