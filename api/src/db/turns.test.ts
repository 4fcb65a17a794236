import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';
import { runFirst } from './urgency.ts';

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

  it('let in first who goes first, and keep one of four for them', async () => {
    const turns = createTurns(4, 0);
    await Promise.all([turns.take(), turns.take(), turns.take()]);
    const entered: string[] = [];
    const ask = (name: string) => turns.take().then(() => entered.push(name));
    const reads = [ask('read 1'), ask('read 2')];
    await runFirst(() => ask('buyer 1'));
    const second = runFirst(() => ask('buyer 2'));
    expect(entered).toEqual(['buyer 1']);
    turns.give();
    await second;
    expect(entered).toEqual(['buyer 1', 'buyer 2']);
    turns.give();
    turns.give();
    await reads[0];
    expect(entered).toEqual(['buyer 1', 'buyer 2', 'read 1']);
    turns.give();
    await reads[1];
  });
});
