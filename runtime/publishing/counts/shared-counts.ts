import { randomUUID } from 'node:crypto';
import type { CountsFile, CountsFiles } from '@aaram/runtime/publishing/store';
import { type LiveAge, readCounts, type ShopCounts, writeCounts } from './counts-text.ts';
import type { ReleaseFigures } from './release-figures.ts';

export const sharedRules = {
  /** How often this server writes what it has counted, and reads what others have, ms. */
  everyMs: 2000,
  /** A server that has written nothing for so long is gone, and its file is removed: seven days, by the store's clock. */
  goneMs: 7 * 86_400_000,
  /** Most files that are read, those written last. */
  files: 100,
};

type SharedCountsOptions = {
  /** Opens the files of the store. */
  open: () => Promise<CountsFiles>;
  figures: Pick<ReleaseFigures, 'takeOwn' | 'keepOwn' | 'setOthers'>;
  /** How long each release has been live. */
  ages: { list: () => LiveAge[]; setStart: (ages: readonly LiveAge[]) => void };
  log: Record<'info' | 'warn', (detail: object, message: string) => void>;
  rules?: typeof sharedRules;
  /** The name of this server's file: each start has one of its own, so nothing is ever written by two. */
  name?: string;
};

type Known = { tag: string; counts: ShopCounts | undefined };
export type SharedCounts = ReturnType<typeof shareCounts>;

type Exchanged = Required<Pick<SharedCountsOptions, 'open' | 'figures' | 'ages' | 'rules' | 'name'>>;

/** Removes files of servers that are gone, and those beyond the limit. */
async function clean(files: CountsFiles, sorted: readonly CountsFile[], rules: typeof sharedRules): Promise<void> {
  const newest = sorted[0]?.at ?? 0;
  const gone = sorted.filter(({ at }, index) => newest - at > rules.goneMs || index >= 2 * rules.files);
  for (const file of gone) await files.remove(file.name);
}

/** Writes the file of this server, and reads those of the others, each time it is called. */
function createExchange({ open, figures, ages, rules, name }: Exchanged) {
  const since = new Date().toISOString();
  let known = new Map<string, Known>();
  let isFirst = true;

  async function write(files: CountsFiles): Promise<void> {
    const tallies = figures.takeOwn();
    if (tallies === undefined) {
      return;
    }
    try {
      await files.write(name, writeCounts({ since, tallies, ages: ages.list() }));
    } catch (error) {
      figures.keepOwn();
      throw error;
    }
  }

  async function read(files: CountsFiles, { name: other, tag }: CountsFile): Promise<[string, Known]> {
    const before = known.get(other);
    if (before?.tag === tag) {
      return [other, before];
    }
    const text = await files.read(other);
    return [other, { tag, counts: text === undefined ? before?.counts : readCounts(text) }];
  }

  let opened: CountsFiles | undefined;
  async function exchange(): Promise<void> {
    opened ??= await open();
    const files = opened;
    // A server that may not write still knows what others have counted.
    const refused = await write(files).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const sorted = (await files.list()).filter((one) => one.name !== name).toSorted((one, other) => other.at - one.at);
    known = new Map(await Promise.all(sorted.slice(0, rules.files).map((file) => read(files, file))));
    const all = [...known].flatMap(([other, { counts }]) => (counts ? [[other, counts] as const] : []));
    if (isFirst) {
      ages.setStart(all.flatMap(([, counts]) => counts.ages));
    }
    figures.setOthers(new Map(all.map(([other, { tallies }]) => [other, tallies])));
    isFirst = false;
    if (refused) {
      throw refused.error;
    }
    await clean(files, sorted, rules);
  }

  return {
    exchange,
    get since(): string {
      const all = [...known.values()].flatMap(({ counts }) => (counts ? [counts.since] : []));
      return [since, ...all].toSorted()[0] ?? since;
    },
  };
}

/**
 * Adds up what all shop servers of a store have counted: each writes a file of its own into the store, and reads those
 * of the others, servers that have ended included. While the store is away, each goes on with what it knows.
 */
export function shareCounts({
  log,
  rules = sharedRules,
  name = `${randomUUID()}.json`,
  ...given
}: SharedCountsOptions) {
  const counts = createExchange({ ...given, rules, name });
  let isAway = false;

  async function step(): Promise<void> {
    try {
      await counts.exchange();
      if (isAway) {
        log.info({}, 'the counts of the other shop servers can be read again');
      }
      isAway = false;
    } catch (error) {
      if (!isAway) {
        log.warn(
          { err: error },
          'the counts of the other shop servers cannot be read or written; this one goes on alone',
        );
      }
      isAway = true;
    }
  }

  let running: Promise<void> | undefined;
  function run(): Promise<void> {
    running ??= step().finally(() => {
      running = undefined;
    });
    return running;
  }
  const started = run();
  const timer = setInterval(() => void run(), rules.everyMs);
  timer.unref();

  return {
    /** Since when the counts are known, of all servers. */
    get since(): string {
      return counts.since;
    },
    /** Resolves when the first poll has ended. */
    started,
    /** Writes the last counts. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      await run();
    },
  };
}
