import { createByteCache } from '#byte-cache.ts';

/** The last bytes that were read for a question, and the database's checksum of them. */
type Known = { sum: string; bytes: Buffer };

/**
 * Keeps the bytes that were read last, at most `maxBytes`. Every read still asks the database, so it is up to date, but
 * the database does not send unchanged JSON again. Unchanged bytes are the same object as before.
 */
export function createKnownBytes<Question extends string>(maxBytes: number) {
  const kept = createByteCache<Question, Known>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });

  /** The checksums to send with these questions, and a function that reads the rows. */
  return (questions: readonly Question[]) => {
    const known = questions.map((question) => kept.get(question));
    return {
      sums: known.map((one) => one?.sum ?? null),
      /** Returns the bytes for a row's first columns from `selectChanged` (`select-changed.sql.ts`); null when there are none. */
      take(place: number, [sum, changed]: readonly (Buffer | null)[]): Buffer | null {
        const question = questions[place];
        const before = known[place];
        if (question === undefined || !sum) {
          return null;
        }
        // Copied, because the column is a part of a larger socket buffer, which would stay in memory.
        const now = changed ? { sum: sum.toString('latin1'), bytes: Buffer.from(changed) } : before;
        if (now === undefined) {
          throw new Error('The database left out what was not known here.');
        }
        kept.set(question, now);
        return now.bytes;
      },
    };
  };
}
export type KnownBytes = ReturnType<ReturnType<typeof createKnownBytes<string>>>;
