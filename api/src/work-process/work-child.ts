/** Bytes of a large attachment that are sent before its order, one piece after the other. */
export type Piece = { piece: Buffer };
/** A piece of work as it is sent. */
export type Order = { name: string; input: unknown };
/** What it has made so far. */
export type Part = { part: unknown };
/** That there are no more parts. */
export type End = { end: true };
/** What became of it. */
export type Answer = { value: unknown } | { failure: string };

/** Takes one input, and the attachment that came with it; answers one value, or parts one after the other. */
export type Works = Record<string, (input: never, attachment: Buffer) => Promise<unknown> | AsyncIterable<unknown>>;

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Sends a message and waits until the pipe has it, so that a slow reader bounds what is under way. */
const send = (message: Part | End | Answer) =>
  new Promise<void>((done) => (process.send === undefined ? done() : process.send(message, () => done())));

const isIterable = (made: Promise<unknown> | AsyncIterable<unknown>): made is AsyncIterable<unknown> =>
  Symbol.asyncIterator in made;

async function finish(made: Promise<unknown> | AsyncIterable<unknown>): Promise<Answer | End> {
  if (!isIterable(made)) {
    return { value: await made };
  }
  for await (const part of made) {
    await send({ part });
  }
  return { end: true };
}

/** Makes this process a child that works on what its parent sends, and ends with it. */
export function answerWork(works: Works) {
  // A signal to the whole group is the parent's to answer: it may still need what is under way.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  // A decoder that does not end must not keep the process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  let pieces: Buffer[] = [];
  process.on('message', async (message: Piece | Order) => {
    if ('piece' in message) {
      pieces.push(message.piece);
      return;
    }
    const attachment = Buffer.concat(pieces);
    pieces = [];
    const work = works[message.name] as (input: unknown, bytes: Buffer) => ReturnType<Works[string]>;
    try {
      await send(await finish(work(message.input, attachment)));
    } catch (error) {
      await send({ failure: describe(error) });
    }
  });
}
