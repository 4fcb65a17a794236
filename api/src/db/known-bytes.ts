import { createByteCache } from '#byte-cache.ts';

/** What was read last under a question: its bytes, and the database's checksum of them. */
type Known = { sum: string; bytes: Buffer };

/**
 * A statement around `rows` that leaves out the JSON its caller holds already. `rows` has the columns `json`, `known`
 * (the checksum of what the caller holds, or null), `place`, and `others`, which are passed on. Answers a row for each
 * in the order of `place`: checksum, JSON or null, and the others.
 */
export const selectChanged = (rows: string, others: readonly string[] = []) => `
  select ${['sum', 'case when sum is distinct from known then json end as changed', ...others].join(', ')}
  from (select md5(json) as sum, * from (${rows} offset 0) whole offset 0) summed order by place`;

/**
 * Remembers the bytes that were read last, `maxBytes` of them at most: the database is asked each time and answers for
 * the moment it is asked in, but need not send again what has not changed. Such bytes are the very object as before.
 */
export function createKnownBytes<Question extends string>(maxBytes: number) {
  const kept = createByteCache<Question, Known>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });

  /** The checksums to send along with these questions, and how to read the answers to them. */
  return (questions: readonly Question[]) => {
    const known = questions.map((question) => kept.get(question));
    return {
      sums: known.map((one) => one?.sum ?? null),
      /** Bytes by the first columns of `selectChanged`; null where there are none. */
      take(place: number, [sum, changed]: readonly (Buffer | null)[]): Buffer | null {
        const question = questions[place];
        const before = known[place];
        if (question === undefined || !sum) {
          return null;
        }
        // Copied: what the socket brought is a part of larger memory, which would stay with it.
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
/** What is known of some questions. */
export type KnownBytes = ReturnType<ReturnType<typeof createKnownBytes<string>>>;
