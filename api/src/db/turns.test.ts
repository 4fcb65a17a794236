import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('let so many in at once, and the others in the order they came', async () => {
    const turns = createTurns(1, 0);
    const entered: string[] = [];
    await turns.take();
    const waiting = ['first', 'second'].map((name) => turns.take().then(() => entered.push(name)));
    expect(entered).toEqual([]);
    turns.give();
    await waiting[0];
    expect(entered).toEqual(['first']);
    turns.give();
    await waiting[1];
    expect(entered).toEqual(['first', 'second']);
  });

  it('refuse who has waited too long, and let the next one in', async () => {
    const turns = createTurns(1, 20);
    await turns.take();
    await expect(turns.take()).rejects.toThrow('POOL_TIMEOUT');
    turns.give();
    await turns.take();
  });

  it('refuse everybody who waits when there is nothing to wait for', async () => {
    const turns = createTurns(1, 0);
    await turns.take();
    const refused = [turns.take(), turns.take()].map((one) => expect(one).rejects.toThrow('away'));
    turns.refuseWaiting(new Error('away'));
    await Promise.all(refused);
    turns.give();
    await turns.take();
  });
});
