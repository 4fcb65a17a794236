import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AccessAction, type ChangeAction, labelAction } from './index.ts';

describe('an action of the trails', () => {
  it('has words, also when it failed', () => {
    expect(['return.pick-up', 'release.rollback', 'reset.ask.failed'].map(labelAction)).toEqual([
      'Noted that a return was picked up',
      'Went back to an earlier release',
      'Asked for too many reset links',
    ]);
  });

  it('of another version of the server is shown as it is', () => {
    expect(['order.merge', 'constructor', ''].map(labelAction)).toEqual(['order.merge', 'constructor', '']);
  });

  it('has words before it can be written: the table of words has every name that the trails take', () => {
    expectTypeOf<'order.merge'>().not.toExtend<ChangeAction | AccessAction>();
    expectTypeOf<'return.send' | 'login.failed'>().toExtend<ChangeAction | AccessAction>();
  });
});
