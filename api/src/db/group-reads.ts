type Options = {
  /** So many questions go in one statement at most. */
  most: number;
  /** So many statements are under way at once. */
  atOnce: number;
};

type Waiting<Question, Answer> = {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Lets questions of one kind share a statement: those that come in the same moment, and under load those that come
 * while others are under way. Each is asked after it came, so nobody hears of an older state than by asking alone;
 * `ask` answers in the order of its questions. An error is everybody's who was asked for together.
 */
export function groupReads<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { most, atOnce }: Options,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  let isDue = false;

  async function run(group: readonly Waiting<Question, Answer>[]) {
    try {
      const answers = await ask(group.map((one) => one.question));
      for (const [place, { resolve, reject }] of group.entries()) {
        const answer = answers[place];
        if (answer === undefined) {
          reject(new Error('A grouped read left a question open.'));
        } else {
          resolve(answer);
        }
      }
    } catch (error) {
      for (const { reject } of group) {
        reject(error);
      }
    } finally {
      underWay -= 1;
      send();
    }
  }

  function send() {
    isDue = false;
    while (underWay < atOnce && waiting.length > 0) {
      underWay += 1;
      void run(waiting.splice(0, most));
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!isDue && underWay < atOnce) {
        isDue = true;
        setImmediate(send);
      }
    });
}
