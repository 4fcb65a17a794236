import type { Db } from '@aaram/runtime/db';
import { findSynonymVersion, listSynonyms } from './vocabulary.repository.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** How long a process believes that its words are the newest: a change is seen by all within half a minute. */
const POLL_MS = 30_000;

/** The vocabulary of this process, read again when an admin has changed it. `onChange` is called when it was. */
export function createLiveVocabulary(onChange: () => void) {
  let held: { vocabulary: Vocabulary; version: string } | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Vocabulary> | undefined;

  async function read(db: Db): Promise<Vocabulary> {
    const version = await findSynonymVersion(db);
    if (held?.version !== version) {
      const isChange = held !== undefined;
      held = { vocabulary: createVocabulary(await listSynonyms(db)), version };
      if (isChange) {
        onChange();
      }
    }
    polledAt = performance.now();
    return held.vocabulary;
  }

  return {
    /** The words as they were at most half a minute ago. */
    async find(db: Db): Promise<Vocabulary> {
      if (held !== undefined && performance.now() - polledAt < POLL_MS) {
        return held.vocabulary;
      }
      reading ??= read(db).finally(() => {
        reading = undefined;
      });
      // Old words are better than no search.
      return held === undefined ? reading : reading.catch(() => held?.vocabulary ?? createVocabulary([]));
    },
    /** Reads them at the next search: this process has just changed them. */
    expire() {
      polledAt = Number.NEGATIVE_INFINITY;
    },
  };
}
export type LiveVocabulary = ReturnType<typeof createLiveVocabulary>;
