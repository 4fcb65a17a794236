import { describe, expect, it } from 'vitest';
import { groupReads } from './group-reads.ts';

function createDatabase() {
  const asked: { questions: readonly string[]; finish: () => void; fail: () => void }[] = [];
  const ask = (questions: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push({
        questions,
        finish: () => resolve(questions.map((one) => `${one}!`)),
        fail: () => reject(new Error('away')),
      });
    });
  return { asked, ask };
}
const nextTurn = () => new Promise((done) => setImmediate(() => setImmediate(done)));

describe('groupReads', () => {
  it('asks together what comes together, and answers each its own', async () => {
    const { asked, ask } = createDatabase();
    const read = groupReads(ask, { most: 2, atOnce: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map(read));
    await nextTurn();
    expect(asked.map((one) => one.questions)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    for (const one of asked) {
      one.finish();
    }
    expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!']);
  });

  it('lets what does not fill a statement wait while one is under way', async () => {
    const { asked, ask } = createDatabase();
    const read = groupReads(ask, { most: 2, atOnce: 2 });
    const answers = Promise.all(['a', 'b', 'c'].map(read));
    await nextTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.finish();
    await nextTurn();
    expect(asked.map((one) => one.questions)).toEqual([['a', 'b'], ['c']]);
    asked[1]?.finish();
    expect(await answers).toEqual(['a!', 'b!', 'c!']);
  });

  it('asks once what several want to know at once', async () => {
    const { asked, ask } = createDatabase();
    const read = groupReads(ask, { most: 2, atOnce: 1 });
    const answers = Promise.all(['a', 'b', 'a', 'b', 'a'].map(read));
    await nextTurn();
    asked[0]?.finish();
    expect(await answers).toEqual(['a!', 'b!', 'a!', 'b!', 'a!']);
    expect(asked.map((one) => one.questions)).toEqual([['a', 'b']]);
  });

  it('never lets a question join a statement that was sent before it came', async () => {
    const { asked, ask } = createDatabase();
    const read = groupReads(ask, { most: 9, atOnce: 1 });
    const early = read('early');
    await nextTurn();
    const late = read('early');
    await nextTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.finish();
    await early;
    await nextTurn();
    expect(asked).toHaveLength(2);
    asked[1]?.finish();
    expect(await late).toBe('early!');
  });

  it('goes on after a failure, which is that of its group alone', async () => {
    const { asked, ask } = createDatabase();
    const read = groupReads(ask, { most: 9, atOnce: 1 });
    const lost = read('lost');
    await nextTurn();
    asked[0]?.fail();
    await expect(lost).rejects.toThrow('away');
    const found = read('found');
    await nextTurn();
    asked[1]?.finish();
    expect(await found).toBe('found!');
  });
});
