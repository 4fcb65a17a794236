import { createByteCache } from '@aaram/runtime/cache';
import { type Answer, bytesOf, type Fresh, makeAnswer } from './answer.ts';
import type { Changes } from './changes.ts';

/** Larger answers are not stored: a list of the whole catalogue is rarely requested, and a few would fill the memory. */
const MAX_STORED_BYTES = 1024 * 1024;
/** What one topic of an answer takes, bytes. */
const TOPIC_BYTES = 64;

type Options = {
  maxBytes: number;
  ttlMs: number;
  /** What answers depend on that name no topics. */
  topic: string;
};

/** Stored answers with at most `maxBytes`, and which of them are still right. The least recently used is evicted first. */
function createAnswerStore(maxBytes: number, changes: Changes) {
  const stored = createByteCache<string, Answer>({
    maxBytes,
    sizeOf: (answer) => bytesOf(answer) + answer.topics.length * TOPIC_BYTES,
  });

  return {
    /** What is stored, in bytes. */
    size: () => stored.calculatedSize,
    put(key: string, answer: Answer) {
      if (answer.length > MAX_STORED_BYTES) {
        return;
      }
      answer.body = Buffer.from(answer.body);
      answer.onGrown = () => {
        if (stored.peek(key) === answer) {
          // Its size is counted when it is set, and only if it was not there.
          stored.delete(key);
          stored.set(key, answer);
        }
      };
      stored.set(key, answer);
    },
    /** The stored answer, while it is valid. */
    find(key: string): Answer | undefined {
      const known = stored.get(key);
      if (known === undefined || known.until <= performance.now()) {
        return undefined;
      }
      const latest = changes.latest();
      if (known.rightAt !== latest) {
        if (changes.haveChanged(known.topics, known.rightAt, known.snapshot)) {
          stored.delete(key);
          return undefined;
        }
        known.rightAt = latest;
      }
      return known;
    },
  };
}

/**
 * A cache of finished answers: each is valid for `ttlMs`, until one of its topics changes. Equal reads with no change of it
 * in between are asked once. Answers of more than a megabyte are not stored. With a `ttlMs` of 0 only what is followed is
 * stored (answer.ts), and every other read asks.
 */
export function createAnswerCache({ maxBytes, ttlMs, topic }: Options, changes: Changes) {
  const { size, put, find } = createAnswerStore(maxBytes, changes);
  const pending = new Map<string, { answer: Promise<Answer>; since: number }>();

  async function make(ask: () => Promise<Fresh>): Promise<Answer> {
    const rightAt = changes.latest();
    const askedAt = performance.now();
    return makeAnswer(await ask(), { ttlMs, rightAt, topic, askedAt });
  }

  /** The same, stored when it stays right: for reads of which each wants what was true when it came. */
  async function makeOwn(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
    const answer = await make(ask);
    if (answer.until > performance.now()) {
      put(key, answer);
    }
    return answer;
  }

  /** Asks, unless the same read is under way and nothing has changed since it began. */
  function begin(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
    const since = changes.latest();
    const asked = pending.get(key);
    if (asked?.since === since) {
      return asked.answer;
    }
    const made = make(ask).then((answer) => {
      if (pending.get(key)?.answer === made) {
        put(key, answer);
      }
      return answer;
    });
    const settle = () => {
      if (pending.get(key)?.answer === made) {
        pending.delete(key);
      }
    };
    made.then(settle, settle);
    pending.set(key, { answer: made, since });
    return made;
  }

  /** Waits for the same read that is under way, and takes its answer when no change since it began concerns it. */
  async function renew(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
    const asked = pending.get(key);
    if (asked !== undefined && asked.since !== changes.latest()) {
      const answer = await asked.answer.catch(() => undefined);
      if (answer !== undefined && !changes.haveChanged(answer.topics, asked.since, answer.snapshot)) {
        return answer;
      }
    }
    return begin(key, ask);
  }

  return {
    /** What is stored, in bytes. */
    size,
    find,
    get: async (key: string, ask: () => Promise<Fresh>): Promise<Answer> =>
      find(key) ?? (ttlMs === 0 ? makeOwn(key, ask) : renew(key, ask)),
  };
}
