/** A piece of work as it is sent. */
export type Order = { name: string; input: unknown };
/** What became of it. */
export type Answer = { value: unknown } | { failure: string };

type Works = Record<string, (input: never) => Promise<unknown>>;

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes this process a child that works on what its parent sends, and ends with it. */
export function answerWork(works: Works) {
  // A signal to the whole group is the parent's to answer: it may still need what is under way.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  // A decoder that does not end must not keep the process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async ({ name, input }: Order) => {
    const work = works[name] as (input: unknown) => Promise<unknown>;
    const answer = await work(input).then(
      (value): Answer => ({ value }),
      (error: unknown): Answer => ({ failure: describe(error) }),
    );
    process.send?.(answer);
  });
}
