import type { ReleaseFigure } from '@aaram/runtime/publishing/counts';
import { describeParts, type PartFacts, type VersionFacts } from '@aaram/runtime/publishing/list';
import type { ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { ReleaseMove } from '@aaram/shared-domain/contract';
import type { ReleaseOverview, ReleasePart, ReleaseVersion } from '@aaram/shared-domain/release';

/** Versions of a part that are shown; older ones are in the store and in `npm run release -- list`. */
const MAX_VERSIONS = 12;

type FiguresOf = (part: string, version: string) => ReleaseVersion['figures'];

export type OverviewSources = {
  openStore: () => Promise<ReleaseStorage>;
  /** What visitors got of each release. */
  listFigures: () => readonly ReleaseFigure[];
  /** Since when the figures are counted, of all shop servers. */
  countedSince: () => string;
  /** The remotes whose live release cannot be rendered now, and why. */
  listProblems: () => Promise<Record<string, { reason: string }>>;
  moves: Pick<ReleaseOverview, 'underWay' | 'ended'>;
};

/** Errors are failures on the server and those that browsers reported. */
function createFiguresOf(list: readonly ReleaseFigure[]): FiguresOf {
  return (part, version) => {
    const found = list.find((one) => one.part === part && one.version === version);
    const { views = 0, failures = 0, reports = 0, paints = 0, paintMs = null } = found ?? {};
    return { views, errors: failures + reports, paints, paintMs };
  };
}

const toChange = ({ at, by, why }: Pick<ReleaseMove, 'at' | 'by' | 'why'>) => ({ at, by, why });

function toVersion(part: string, { version, isLive, storedAt, move }: VersionFacts, figuresOf: FiguresOf) {
  return {
    version,
    isLive,
    storedAt: new Date(storedAt).toISOString(),
    live: move ? toChange(move) : null,
    commit: move?.commit ?? null,
    figures: figuresOf(part, version),
  };
}

function toPart(
  { part, live, previous, held, canary, versions }: PartFacts,
  problem: string | undefined,
  figuresOf: FiguresOf,
) {
  const all = versions.map((facts) => toVersion(part, facts, figuresOf));
  const views = all.reduce((sum, { figures }) => sum + figures.views, 0);
  const shown = all.filter(({ version }, index) => index < MAX_VERSIONS || version === previous);
  return {
    part,
    live: live ?? null,
    previous: previous ?? null,
    held: held ? { how: held.how, ...toChange(held) } : null,
    canary: canary ? { version: canary.version, percent: canary.percent, ...toChange(canary) } : null,
    problem: problem ?? null,
    versions: shown.map(({ figures, ...rest }) => ({
      ...rest,
      figures,
      share: views === 0 ? null : Math.round((1000 * figures.views) / views) / 10,
    })),
  } satisfies ReleasePart;
}

/** What is live and what could be, with what visitors got of it. */
export async function readOverview(sources: OverviewSources): Promise<ReleaseOverview> {
  const { openStore, listFigures, countedSince, listProblems, moves } = sources;
  const [{ set, parts }, problems] = await Promise.all([describeParts(await openStore()), listProblems()]);
  const figuresOf = createFiguresOf(listFigures());
  return {
    releaseSet: set.id,
    countedSince: countedSince(),
    parts: parts.map((facts) => toPart(facts, problems[facts.part]?.reason, figuresOf)),
    ...moves,
  };
}
