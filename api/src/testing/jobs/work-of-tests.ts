import { answerWork } from '#work-process/work-child.ts';

/** Work that shows what becomes of a process: who did it, with which settings, and ways not to end well. */
export const workOfTests = {
  tell: async (word: string) => ({ word, pid: process.pid, settings: Object.keys(process.env) }),
  reverse: async (bytes: Buffer) => bytes.toReversed(),
  /** The sizes of what came with it, as parts. */
  async *measure(times: number, attachment: Buffer) {
    for (let time = 0; time < times; time += 1) {
      yield attachment.length + time;
    }
  },
  fail: async (word: string): Promise<string> => {
    throw new Error(word);
  },
  die: async (signal: NodeJS.Signals): Promise<string> => {
    process.kill(process.pid, signal);
    return new Promise(() => undefined);
  },
  hang: (_word: string) => new Promise<string>(() => undefined),
};

answerWork(workOfTests);
