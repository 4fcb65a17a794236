import { LRUCache } from 'lru-cache';

/** More than the store has statements. Beyond it the least recently used name is evicted. */
const MAX_NAMES = 1000;

/** Names of prepared statements. A name means the same text until the process ends. */
export function createStatementNames() {
  const names = new LRUCache<string, string>({ max: MAX_NAMES });
  let count = 0;

  return {
    of(text: string): string {
      let name = names.get(text);
      if (name === undefined) {
        count += 1;
        name = `s${count}`;
        names.set(text, name);
      }
      return name;
    },
    /** The next use of this text gets a new name and is prepared again. */
    forget(text: string) {
      names.delete(text);
    },
  };
}
