import { isSeen } from '@aaram/runtime/db/values';
import { LRUCache } from 'lru-cache';

/** Number of topics whose last change is remembered one by one. Responses are cached for seconds, so old ones do not count. */
const MAX_TOPICS = 20_000;

/** The numbers of the last changes of a topic: noted here, gathered, and found in the database with who made it. */
type Noted = { noted: number; gathered: number; found: number; transactions: readonly string[] };

type View = 'noted' | 'gathered';

/** What a cache asks a change log. */
export type ChangeReader = {
  /** The number of the last change. */
  latest: () => number;
  /** The number of the last change of a topic, as far as it is known; 0 when there was none. */
  lastOf: (topic: string) => number;
  /**
   * Whether one of these topics may have changed after the change with this number; not by what `snapshot`, the
   * database's when the response was read, already saw.
   */
  haveChanged: (topics: readonly string[], since: number, snapshot?: string) => boolean;
};

type Options = {
  maxTopics?: number;
  /** So long `gathered` takes changes that are noted with `noteSoon` together, ms. */
  gatherMs?: number;
};

/** The last change of each topic, for the views that show it. */
function createTopics(maxTopics: number) {
  let latest = 0;
  /** Up to this number, changes are no longer remembered one by one: any topic may be among them. */
  let forgotten = 0;
  const last = new LRUCache<string, Noted>({
    max: maxTopics,
    dispose({ noted, gathered, found }, _topic, reason) {
      if (reason === 'evict') {
        forgotten = Math.max(forgotten, noted, gathered, found);
      }
    },
  });

  /** What is known of a topic; of one that is not remembered, that it may have changed until `forgotten`. */
  const notesOf = (topic: string): Noted =>
    last.peek(topic) ?? { noted: forgotten, gathered: forgotten, found: 0, transactions: [] };

  function hasChanged(view: View, topic: string, since: number, snapshot: string | undefined) {
    const noted = notesOf(topic);
    if (noted[view] > since || noted.found <= since) {
      return noted[view] > since;
    }
    return snapshot === undefined || !noted.transactions.every((id) => isSeen(id, snapshot));
  }

  return {
    /** Notes a change of all these topics, to be seen in these views. */
    note(topics: Iterable<string>, views: readonly View[]) {
      latest += 1;
      for (const topic of topics) {
        const noted = { ...notesOf(topic) };
        for (const view of views) {
          noted[view] = latest;
        }
        last.set(topic, noted);
      }
    },
    noteFound(found: ReadonlyMap<string, readonly string[]>) {
      latest += 1;
      for (const [topic, transactions] of found) {
        last.set(topic, { ...notesOf(topic), found: latest, transactions });
      }
    },
    noteAll() {
      latest += 1;
      forgotten = latest;
      last.clear();
    },
    createReader: (view: View): ChangeReader => ({
      latest: () => latest,
      lastOf: (topic) => Math.max(notesOf(topic)[view], notesOf(topic).found),
      haveChanged: (topics, since, snapshot) => topics.some((topic) => hasChanged(view, topic, since, snapshot)),
    }),
  };
}

/**
 * The changes in this process, numbered, by topic: a product's id, or a name that modules agree on. A response that
 * depends on topics is checked when it is used, so the log does not search for the responses that a change concerns.
 * `atOnce` reads every change as it is noted; `gathered` reads those of `noteSoon` together, at most once in
 * `gatherMs`.
 */
export function createChangeLog({ maxTopics = MAX_TOPICS, gatherMs = 0 }: Options = {}) {
  const topics = createTopics(maxTopics);
  /** Topics that `gathered` does not show yet. */
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function gather() {
    timer = undefined;
    topics.note(waiting, ['gathered']);
    waiting.clear();
  }

  return {
    atOnce: topics.createReader('noted'),
    gathered: topics.createReader('gathered'),
    /** Notes a change of all these topics. */
    note: (changed: readonly string[]) => topics.note(changed, ['noted', 'gathered']),
    /** The same; `gathered` shows it within `gatherMs`, with all that comes meanwhile. */
    noteSoon(changed: readonly string[]) {
      topics.note(changed, ['noted']);
      for (const topic of changed) {
        waiting.add(topic);
      }
      timer ??= setTimeout(gather, gatherMs);
    },
    /**
     * Notes what one poll of the database's record has found: topics, and the transactions that changed each. A response
     * that was read when it saw these also saw what earlier polls had found.
     */
    noteFound: topics.noteFound,
    /** Notes that anything may have changed. */
    noteAll: topics.noteAll,
    /** Gathers no more. */
    stop: () => clearTimeout(timer),
  };
}
export type ChangeLog = ReturnType<typeof createChangeLog>;
