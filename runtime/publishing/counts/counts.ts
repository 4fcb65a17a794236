/**
 * Documents sent, those of them that failed on the server, errors that browsers reported, and the failed documents that
 * the last good release has made instead.
 */
export type ReleaseCounts = { views: number; failures: number; reports: number; rescues: number };
export const kinds = ['views', 'failures', 'reports', 'rescues'] as const satisfies (keyof ReleaseCounts)[];

export const none = (): ReleaseCounts => ({ views: 0, failures: 0, reports: 0, rescues: 0 });

/** Adds to `sum`. */
export function addTo(sum: ReleaseCounts, more: ReleaseCounts): ReleaseCounts {
  for (const kind of kinds) sum[kind] += more[kind];
  return sum;
}
export const addAll = (all: Iterable<ReleaseCounts>): ReleaseCounts => {
  const sum = none();
  for (const one of all) addTo(sum, one);
  return sum;
};

/** What failed of a release's views, on the server and in browsers. */
export const errorsOf = ({ failures, reports }: ReleaseCounts): number => failures + reports;
export const rateOf = (counts: ReleaseCounts): number => errorsOf(counts) / Math.max(1, counts.views);

/** A release of a part; `part` is `shell` for the shell, whose counts are those of all pages. */
export type PartRelease = { part: string; version: string };
/** The same in a set: counts belong to the change of the set after which they were made, not to a clock. */
export type CountedRelease = PartRelease & { revision: number };
