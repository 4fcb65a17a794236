/** A segment's name in the log of PostgreSQL: timeline, and the number of the segment in two parts. */
const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
/** Segments of 16 MB in one number of the second part. */
const PER_LOG = 256;

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');

/** Where a segment is in the log; undefined for another file's name. */
function readSegment(name: string): { timeline: string; number: number } | undefined {
  const [, timeline, log, part] = NAME.exec(name) ?? [];
  if (timeline === undefined || log === undefined || part === undefined) {
    return undefined;
  }
  return { timeline, number: Number.parseInt(log, 16) * PER_LOG + Number.parseInt(part, 16) };
}

/** The names of all segments from `first` to `last`, both included. */
export function listSegments(first: string, last: string): string[] {
  const from = readSegment(first);
  const to = readSegment(last);
  if (from === undefined || to === undefined || from.timeline !== to.timeline || to.number < from.number) {
    throw new Error(`There is no log from ${first} to ${last}.`);
  }
  return Array.from({ length: to.number - from.number + 1 }, (_, index) => {
    const number = from.number + index;
    return `${from.timeline}${hex(Math.floor(number / PER_LOG))}${hex(number % PER_LOG)}`;
  });
}

/** The first segment that is missing although later ones are there; undefined when the log has no gap. */
export function findGap(first: string, archived: readonly string[]): string | undefined {
  const timeline = readSegment(first)?.timeline;
  const there = new Set(archived);
  const last = archived
    .filter((name) => name >= first && readSegment(name)?.timeline === timeline)
    .toSorted()
    .at(-1);
  return last === undefined ? first : listSegments(first, last).find((name) => !there.has(name));
}
