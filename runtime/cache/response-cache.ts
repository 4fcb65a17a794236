import { createByteCache } from './byte-cache.ts';
import type { ChangeReader } from './change-log.ts';

/** What confirms cached responses: a poll of the record of changes, which notes them in the change log. */
export type Poll = {
  isDue: () => boolean;
  /** Never rejects. */
  run: () => Promise<void>;
  /** When the last one began, ms of this process. */
  confirmedAt: () => number;
};

/** A response that was made, and how long it is right. */
export type Made<Value> = {
  value: Value;
  /** How long it is fresh, ms; 0 for one that is not cached. */
  freshMs: number;
  /** How long after that it may still be sent while another one is made, ms. */
  staleMs?: number | undefined;
  /** A change of any of these ends it. */
  topics?: readonly string[];
  /** The database's snapshot that it was read in: what this already shows does not end it. */
  snapshot?: string | undefined;
  /** The poll that tells of every change of its topics: it is as old as the last one, however long it is cached. */
  followedBy?: Poll | undefined;
};

/** A response of the cache; `age` in ms. */
export type Cached<Value> = { value: Value; madeAt: number; age: number; isStale: boolean };

type Entry<Value> = Made<Value> & {
  madeAt: number;
  /** The number of the change up to which it is known to be right. */
  rightAt: number;
  /** The poll to wait for before it is used. */
  poll: Poll | undefined;
};

type Options<Value> = {
  /** Most bytes of responses that were requested more than once, and of those requested once so far. */
  maxBytes: { wanted: number; once: number };
  /** Bytes of a response, without its topics. */
  sizeOf: (value: Value) => number;
  /** Larger responses are not cached: a few would fill the memory. Bytes. */
  maxValueBytes?: number;
  /** Called with a response before it is stored. */
  onStore?: (value: Value, key: string) => void;
  changes?: ChangeReader;
  /** Whether equal requests that come together get one response. */
  isShared?: boolean;
  now?: () => number;
};

/** How a response is made, and the poll to wait for before a cached one is used. */
type Wanted<Value> = { make: () => Promise<Made<Value>>; poll?: Poll | undefined };

const TOPIC_BYTES = 64;
const UNCHANGED: ChangeReader = { latest: () => 0, lastOf: () => 0, haveChanged: () => false };

/** Entries within their bytes; those requested only once cannot evict those that are requested again. */
function createTiers<Value extends object>({ maxBytes, sizeOf }: Pick<Options<Value>, 'maxBytes' | 'sizeOf'>) {
  const create = (bytes: number) =>
    createByteCache<string, Entry<Value>>({
      maxBytes: bytes,
      sizeOf: ({ value, topics = [] }) => sizeOf(value) + topics.length * TOPIC_BYTES,
    });
  const wanted = create(maxBytes.wanted);
  const once = create(maxBytes.once);
  return {
    size: () => wanted.calculatedSize + once.calculatedSize,
    peek: (key: string) => wanted.peek(key) ?? once.peek(key),
    /** The entry, which now is one that is requested again. */
    use(key: string) {
      const entry = wanted.get(key) ?? once.peek(key);
      if (entry !== undefined && once.delete(key)) {
        wanted.set(key, entry);
      }
      return entry;
    },
    put(key: string, entry: Entry<Value>) {
      const tier = wanted.has(key) ? wanted : once;
      // The size is counted when it is set, and only if it was not there.
      tier.delete(key);
      tier.set(key, entry);
    },
    delete(key: string) {
      wanted.delete(key);
      once.delete(key);
    },
  };
}

/** The responses that are stored, and the one decision how fresh each of them is. */
function createStore<Value extends object>(options: Options<Value> & { now: () => number; changes: ChangeReader }) {
  const { maxValueBytes = Number.POSITIVE_INFINITY, sizeOf, onStore, changes, now } = options;
  const tiers = createTiers(options);

  function ageOf({ madeAt, followedBy }: Entry<Value>): number {
    return now() - Math.max(madeAt, followedBy?.confirmedAt() ?? madeAt);
  }

  /** Whether a topic of it has changed since it is known to be right. */
  function hasChanged(entry: Entry<Value>): boolean {
    const latest = changes.latest();
    if (entry.rightAt === latest) {
      return false;
    }
    if (changes.haveChanged(entry.topics ?? [], entry.rightAt, entry.snapshot)) {
      return true;
    }
    entry.rightAt = latest;
    return false;
  }

  return {
    size: tiers.size,
    delete: tiers.delete,
    replace: tiers.put,
    describe: (entry: Entry<Value>): Cached<Value> => ({
      value: entry.value,
      madeAt: entry.madeAt,
      age: Math.max(0, ageOf(entry)),
      isStale: now() - entry.madeAt >= entry.freshMs,
    }),
    put(key: string, entry: Entry<Value>) {
      const { value } = entry;
      if (sizeOf(value) > maxValueBytes) {
        return;
      }
      onStore?.(value, key);
      tiers.put(key, entry);
    },
    peek: tiers.peek,
    /** The entry while it may be sent. */
    find(key: string): Entry<Value> | undefined {
      const entry = tiers.peek(key);
      if (entry === undefined) {
        return undefined;
      }
      if (now() - entry.madeAt >= entry.freshMs + (entry.staleMs ?? 0) || hasChanged(entry)) {
        tiers.delete(key);
        return undefined;
      }
      return tiers.use(key);
    },
  };
}

type Make<Value> = () => Promise<Entry<Value>>;

/** Has equal requests share the response that is being made, unless a change since that began concerns it. */
function createSharing<Value>(changes: ChangeReader) {
  const pending = new Map<string, { entry: Promise<Entry<Value>>; since: number }>();

  function begin(key: string, make: Make<Value>, onMade: (entry: Entry<Value>) => void): Promise<Entry<Value>> {
    const since = changes.latest();
    const known = pending.get(key);
    if (known?.since === since) {
      return known.entry;
    }
    const isLast = () => pending.get(key)?.entry === made;
    const made: Promise<Entry<Value>> = make().then((entry) => {
      if (isLast()) {
        onMade(entry);
      }
      return entry;
    });
    const settle = () => {
      if (isLast()) {
        pending.delete(key);
      }
    };
    made.then(settle, settle);
    pending.set(key, { entry: made, since });
    return made;
  }

  return async (key: string, make: Make<Value>, onMade: (entry: Entry<Value>) => void): Promise<Entry<Value>> => {
    const known = pending.get(key);
    if (known !== undefined && known.since !== changes.latest()) {
      const entry = await known.entry.catch(() => undefined);
      if (entry !== undefined && !changes.haveChanged(entry.topics ?? [], known.since, entry.snapshot)) {
        return entry;
      }
    }
    return begin(key, make, onMade);
  };
}

/**
 * The cache of finished responses: each is fresh for its time, until one of its topics changes, and then may be sent for
 * a while longer. Equal requests with no change of theirs in between are made once. Memory is limited in bytes.
 */
export function createResponseCache<Value extends object>(options: Options<Value>) {
  const { changes = UNCHANGED, isShared = true, now = () => performance.now() } = options;
  const store = createStore({ ...options, changes, now });
  const share = createSharing<Value>(changes);

  function putIfFresh(key: string, entry: Entry<Value>) {
    if (entry.freshMs > now() - entry.madeAt) {
      store.put(key, entry);
    }
  }

  async function find(key: string, { make, poll }: Wanted<Value>): Promise<Entry<Value>> {
    const stored = store.find(key);
    if (stored !== undefined) {
      return stored;
    }
    const makeEntry = async () => {
      const [madeAt, rightAt] = [now(), changes.latest()];
      return { ...(await make()), madeAt, rightAt, poll };
    };
    if (isShared) {
      return share(key, makeEntry, (entry) => putIfFresh(key, entry));
    }
    const entry = await makeEntry();
    putIfFresh(key, entry);
    return entry;
  }

  return {
    /** What is stored, in bytes. */
    size: store.size,
    delete: store.delete,
    /** What is stored and may be sent without waiting for anything. */
    find(key: string): Cached<Value> | undefined {
      const entry = store.peek(key)?.poll?.isDue() ? undefined : store.find(key);
      return entry === undefined ? undefined : store.describe(entry);
    },
    /** What is stored, else it is made; after the poll, if one is due. Rejects as `make` does. */
    async get(key: string, wanted: Wanted<Value>): Promise<Cached<Value>> {
      // Also when nothing is stored: what was found until now must not end the response that is made next.
      if (wanted.poll?.isDue()) {
        await wanted.poll.run();
      }
      return store.describe(await find(key, wanted));
    },
    /** Stores a response that was made now. */
    put: (key: string, made: Made<Value>) =>
      store.put(key, { ...made, madeAt: now(), rightAt: changes.latest(), poll: undefined }),
    /** Counts a stored response as made now, where `isSame` finds that a later one says the same; returns whether it does. */
    confirm(key: string, isSame: (stored: Value) => boolean): boolean {
      const entry = store.peek(key);
      if (entry === undefined || !isSame(entry.value)) {
        return false;
      }
      store.put(key, { ...entry, madeAt: now() });
      return true;
    },
    /** Counts the bytes of a response again that has grown, if it is still stored. */
    resize(key: string, value: Value) {
      const entry = store.peek(key);
      if (entry?.value === value) {
        store.replace(key, entry);
      }
    },
  };
}
