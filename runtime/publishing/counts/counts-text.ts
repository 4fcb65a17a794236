import { kinds, type PartRelease, type ReleaseCounts } from './counts.ts';

/** What one shop server has counted of a release: by the change of the set after which it was, and how many paints came in each step of time. */
export type ReleaseTally = PartRelease & {
  revisions: Map<number, ReleaseCounts>;
  paints: Map<number, number>;
};
/** How long a shop server has seen a release live, ms; `revision` is the change that made it live. */
export type LiveAge = PartRelease & { revision: number; ms: number };
/** All that a shop server writes. `since` is for people. */
export type ShopCounts = { since: string; tallies: ReleaseTally[]; ages: LiveAge[] };

const FORMAT = 1;
/** Longest text that is read: more than a shop server writes. */
const MAX_CHARACTERS = 1_000_000;

type Written = {
  format: number;
  since: string;
  tallies: { part: string; version: string; revisions: number[][]; paints: number[][] }[];
  ages: LiveAge[];
};

export function writeCounts({ since, tallies, ages }: ShopCounts): string {
  const written: Written = {
    format: FORMAT,
    since,
    tallies: tallies.map(({ part, version, revisions, paints }) => ({
      part,
      version,
      revisions: [...revisions].map(([revision, counts]) => [revision, ...kinds.map((kind) => counts[kind])]),
      paints: [...paints],
    })),
    ages,
  };
  return JSON.stringify(written);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRow = (row: unknown, length: number): row is number[] =>
  Array.isArray(row) && row.length === length && row.every(isCount);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readTally(value: unknown): ReleaseTally[] {
  if (!isObject(value) || typeof value.part !== 'string' || typeof value.version !== 'string') {
    return [];
  }
  const revisions = listOf(value.revisions).filter((row) => isRow(row, 1 + kinds.length));
  const paints = listOf(value.paints).filter((row) => isRow(row, 2));
  return [
    {
      part: value.part,
      version: value.version,
      revisions: new Map(
        revisions.map(([revision = 0, views = 0, failures = 0, reports = 0, rescues = 0]) => [
          revision,
          { views, failures, reports, rescues },
        ]),
      ),
      paints: new Map(paints.map(([step = 0, count = 0]) => [step, count])),
    },
  ];
}

function readAge(value: unknown): LiveAge[] {
  if (!isObject(value)) {
    return [];
  }
  const { part, version, revision, ms } = value;
  return typeof part === 'string' && typeof version === 'string' && isCount(revision) && isCount(ms)
    ? [{ part, version, revision, ms }]
    : [];
}

/** What a shop server has written; undefined when it is something else, or of another form. */
export function readCounts(text: string): ShopCounts | undefined {
  try {
    const value: unknown = text.length > MAX_CHARACTERS ? undefined : JSON.parse(text);
    if (!isObject(value) || value.format !== FORMAT || typeof value.since !== 'string') {
      return undefined;
    }
    return {
      since: value.since,
      tallies: listOf(value.tallies).flatMap(readTally),
      ages: listOf(value.ages).flatMap(readAge),
    };
  } catch {
    return undefined;
  }
}
