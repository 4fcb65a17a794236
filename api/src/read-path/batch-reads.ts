import type { Db } from '@aaram/runtime/db';
import DataLoader from 'dataloader';

type Options = {
  /** Maximum number of different questions in one statement. */
  most: number;
  /** Maximum number of statements at once; questions that come meanwhile wait and share the next one. */
  atOnce: number;
};

/**
 * Batches questions of one kind to one database into shared statements: those of the same moment, and under load those
 * that come while others are under way, because a round trip costs more than the read. Equal questions of a batch are
 * asked once. A question only joins a statement that is sent after it came, so its answer is never older than that of a
 * separate read. `ask` returns the answers in the order of its questions; its error rejects all of them.
 */
export function batchReads<Question extends string, Answer>(
  ask: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
  { most, atOnce }: Options,
): (db: Db, question: Question) => Promise<Answer> {
  function createReader(db: Db) {
    const waiting: (() => void)[] = [];
    let underWay = 0;

    function end() {
      const next = waiting.shift();
      if (next === undefined) {
        underWay -= 1;
      } else {
        next();
      }
    }

    /** The answers to come of questions whose statement was not sent yet. */
    const open = new Map<Question, Promise<Answer>>();
    const loader = new DataLoader<Question, Answer>(
      (questions) => {
        // What is asked from now on belongs to a later statement.
        for (const question of questions) {
          open.delete(question);
        }
        return ask(db, questions).finally(end);
      },
      {
        // With its own cache, equal questions can make an empty batch, which never ends.
        cache: false,
        maxBatchSize: most,
        batchScheduleFn(send) {
          if (underWay < atOnce) {
            underWay += 1;
            setImmediate(send);
          } else {
            waiting.push(send);
          }
        },
      },
    );

    return (question: Question): Promise<Answer> => {
      const answer = open.get(question) ?? loader.load(question);
      open.set(question, answer);
      return answer;
    };
  }

  const readers = new WeakMap<Db, (question: Question) => Promise<Answer>>();
  return (db, question) => {
    const read = readers.get(db) ?? createReader(db);
    readers.set(db, read);
    return read(question);
  };
}
