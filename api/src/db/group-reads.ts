type Options = {
  /** Maximum number of different questions in one statement. */
  most: number;
  /** Maximum number of statements at once. All but the first are only sent with a full group. */
  atOnce: number;
};

type Asker<Answer> = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/**
 * Batches questions of one kind into shared statements: those of the same moment, and under load those that come while
 * others are under way, because a round trip costs more than the read. Equal questions are asked once. A question only
 * joins statements that are sent after it came, so its answer is never older than that of a separate read. `ask`
 * returns the answers in the order of its questions; its error rejects all of them. Questions are compared as keys of a
 * Map are.
 */
export function groupReads<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { most, atOnce }: Options,
): (question: Question) => Promise<Answer> {
  const waiting = new Map<Question, Asker<Answer>[]>();
  let underWay = 0;
  let isDue = false;

  const mayStart = () => underWay < atOnce && waiting.size >= (underWay === 0 ? 1 : most);

  function takeGroup(): [Question, Asker<Answer>[]][] {
    const group: [Question, Asker<Answer>[]][] = [];
    for (const entry of waiting) {
      if (group.length === most) {
        break;
      }
      group.push(entry);
      waiting.delete(entry[0]);
    }
    return group;
  }

  async function run(group: readonly [Question, Asker<Answer>[]][]) {
    try {
      const answers = await ask(group.map(([question]) => question));
      for (const [place, [, askers]] of group.entries()) {
        const answer = answers[place];
        for (const { resolve, reject } of askers) {
          if (answer === undefined) {
            reject(new Error('A grouped read left a question open.'));
          } else {
            resolve(answer);
          }
        }
      }
    } catch (error) {
      for (const { reject } of group.flatMap(([, askers]) => askers)) {
        reject(error);
      }
    } finally {
      underWay -= 1;
      send();
    }
  }

  function send() {
    isDue = false;
    while (mayStart()) {
      underWay += 1;
      void run(takeGroup());
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const asker = { resolve, reject };
      const others = waiting.get(question);
      if (others === undefined) {
        waiting.set(question, [asker]);
      } else {
        others.push(asker);
      }
      if (!isDue && mayStart()) {
        isDue = true;
        setImmediate(send);
      }
    });
}
