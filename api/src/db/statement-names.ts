import { LRUCache } from 'lru-cache';

/** More than the store has statements; what is beyond that loses its name first when it is asked for the least. */
const MOST = 1000;

/** Names under which connections keep statements prepared: a name means one text for as long as the process lives. */
export function createStatementNames() {
  const names = new LRUCache<string, string>({ max: MOST });
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
    /** The next time this text gets another name, and is prepared anew. */
    forget(text: string) {
      names.delete(text);
    },
  };
}
