import { addAll, type CountedRelease, kinds, none, type PartRelease, type ReleaseCounts } from './counts.ts';
import type { ReleaseTally } from './counts-text.ts';
import { paintRules, sumPaints } from './paints.ts';
import { addCounts, createRecentCounts, dropOldest, type Since, sumFrom } from './recent-counts.ts';

/** What a release has done. `paintMs`: three of four largest paints came earlier. */
export type ReleaseFigure = PartRelease & ReleaseCounts & { paints: number; paintMs: number | null };

export const figureRules = {
  /** What came lately is known in steps, for this long, ms. */
  stepMs: 2000,
  windowMs: 600_000,
  /** Reports of one source that count for a release within that time. */
  reportsPerSource: 2,
  /** Most releases, and most sources and changes of the set of each, that this server counts. */
  releases: 50,
  sources: 2000,
  revisions: 40,
};

type Entry = ReleaseTally & { sources: Map<string, { count: number; since: number }> };
type Tallies = ReadonlyMap<string, ReleaseTally>;

const keyOf = ({ part, version }: PartRelease) => `${part}@${version}`;

/** What has come since an earlier state of the same counts. */
function differ(now: ReleaseCounts, before: ReleaseCounts = none()): ReleaseCounts {
  const more = none();
  for (const kind of kinds) more[kind] = Math.max(0, now[kind] - before[kind]);
  return more;
}

/** Every count that has come since, with its release and its change of the set. */
function* listNew(tallies: Tallies, before: Tallies | undefined): Generator<[string, number, ReleaseCounts]> {
  for (const [key, { revisions }] of tallies) {
    for (const [revision, counts] of revisions) {
      yield [key, revision, differ(counts, before?.get(key)?.revisions.get(revision))];
    }
  }
}

/** What this server counts itself. */
function createOwnTallies(rules: typeof figureRules, now: () => number) {
  const own = new Map<string, Entry>();
  let isChanged = false;

  function find({ part, version }: PartRelease): Entry {
    const key = keyOf({ part, version });
    const entry = own.get(key) ?? { part, version, revisions: new Map(), paints: new Map(), sources: new Map() };
    own.delete(key);
    own.set(key, entry);
    dropOldest(own, rules.releases);
    isChanged = true;
    return entry;
  }

  return {
    tallies: own as ReadonlyMap<string, ReleaseTally>,
    add(release: CountedRelease, more: ReleaseCounts): void {
      const { revisions } = find(release);
      addCounts(revisions, release.revision, more);
      dropOldest(revisions, rules.revisions);
    },
    addPaint(release: PartRelease, ms: number): void {
      const { paints } = find(release);
      const step = Math.min(paintRules.maxSteps, Math.floor(ms / paintRules.stepMs));
      paints.set(step, (paints.get(step) ?? 0) + 1);
    },
    /** Whether a report of this source still counts: one browser must not decide over a release. */
    mayReport(release: PartRelease, source: string): boolean {
      const { sources } = find(release);
      const known = sources.get(source);
      const seen = known && now() - known.since < rules.windowMs ? known : { count: 0, since: now() };
      sources.delete(source);
      sources.set(source, { ...seen, count: seen.count + 1 });
      dropOldest(sources, rules.sources);
      return seen.count < rules.reportsPerSource;
    },
    /** For the file of this server; undefined when nothing has come since it was last taken. */
    take(): ReleaseTally[] | undefined {
      const taken = isChanged ? [...own.values()] : undefined;
      isChanged = false;
      return taken;
    },
    /** Says that what was taken could not be written. */
    keep: (): void => {
      isChanged = true;
    },
  };
}

export type ReleaseFigures = ReturnType<typeof createReleaseFigures>;

/**
 * Counts views and errors of each release, and adds what the other shop servers of the same store have counted
 * (shared-counts.ts). What others have counted counts as recent from when it came here: no clock but this server's own
 * is compared with anything. Knows no visitor.
 */
export function createReleaseFigures(rules = figureRules, now: () => number = () => performance.now()) {
  const own = createOwnTallies(rules, now);
  const recent = createRecentCounts(rules, now);
  /** By the name of the file of another server, then by release. */
  let others = new Map<string, Tallies>();
  let hasStarted = false;

  function count(release: CountedRelease, kind: keyof ReleaseCounts): void {
    const one = { ...none(), [kind]: 1 };
    own.add(release, one);
    recent.add(keyOf(release), release.revision, one);
  }

  const listAll = () => [own.tallies, ...others.values()];
  const talliesOf = (key: string): ReleaseTally[] =>
    listAll().flatMap((tallies) => {
      const tally = tallies.get(key);
      return tally === undefined ? [] : [tally];
    });
  /** Every release that the servers have answered with. */
  const listReleases = (): PartRelease[] => [
    ...new Map(
      listAll().flatMap((tallies) => [...tallies].map(([key, { part, version }]) => [key, { part, version }])),
    ).values(),
  ];
  const sumAll = (release: PartRelease, revision = 0): ReleaseCounts =>
    addAll(talliesOf(keyOf(release)).map(({ revisions }) => sumFrom(revisions, revision)));
  const sumSince = (release: PartRelease, since: Since): ReleaseCounts => recent.sum(keyOf(release), since);

  return {
    countView: (release: CountedRelease): void => count(release, 'views'),
    countFailure: (release: CountedRelease): void => count(release, 'failures'),
    countRescue: (release: CountedRelease): void => count(release, 'rescues'),
    countReport(release: CountedRelease, source: string): void {
      if (own.mayReport(release, source)) {
        count(release, 'reports');
      }
    },
    countPaint: own.addPaint,
    /** What this server has counted itself, for its file. */
    takeOwn: own.take,
    keepOwn: own.keep,
    /** The counts of a release lately. */
    sumSince,
    /** All counts of a release that are known, or those after a change of the set. */
    sumAll,
    /** The recent counts of all releases of a part. */
    sumPart: (part: string, since: Since): ReleaseCounts =>
      addAll(listReleases().flatMap((release) => (release.part === part ? [sumSince(release, since)] : []))),
    /** Replaces what the other servers have counted, by the names of their files. */
    setOthers(files: ReadonlyMap<string, readonly ReleaseTally[]>): void {
      const next = new Map([...files].map(([name, all]) => [name, new Map(all.map((one) => [keyOf(one), one]))]));
      const add = hasStarted ? recent.add : recent.addAtStart;
      for (const [name, tallies] of next) {
        for (const more of listNew(tallies, others.get(name))) add(...more);
      }
      others = next;
      hasStarted = true;
    },
    list: (): ReleaseFigure[] =>
      listReleases().map((release) => ({
        ...release,
        ...sumAll(release),
        ...sumPaints(talliesOf(keyOf(release)).map(({ paints }) => paints)),
      })),
  };
}
