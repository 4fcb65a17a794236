import { LRUCache } from 'lru-cache';

/** What an entry costs beside its value and its key: the maps, objects and headers around them. */
const OVERHEAD = 1024;

type Options<Value> = {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Told of every value that goes, for whatever reason. */
  onGone?: (value: Value) => void;
};

/**
 * A cache with a largest size in bytes, key and overhead counted: the least used go first, and what is larger than all
 * of it is not kept. Its keys come from strangers, so a count of entries would bound nothing.
 */
export function createByteCache<Key extends string, Value extends object>({
  maxBytes,
  sizeOf,
  onGone,
}: Options<Value>) {
  return new LRUCache<Key, Value>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (value, key) => OVERHEAD + key.length * 2 + sizeOf(value),
    ...(onGone === undefined ? {} : { dispose: onGone }),
  });
}
