import { LRUCache } from 'lru-cache';

/** Bytes of an entry besides its key and value: maps, objects, headers. */
const OVERHEAD = 1024;

type Options<Value> = {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Called with every value that leaves the cache, for any reason. */
  onGone?: (value: Value) => void;
};

/**
 * A cache with a maximum size in bytes, including keys and overhead. The least recently used entries are evicted first;
 * a value larger than the whole cache is not stored. Clients choose the keys and their length, so a limit on the number
 * of entries would not bound the memory.
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
