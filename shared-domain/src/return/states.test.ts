import { describe, expect, it } from 'vitest';
import {
  actionsFor,
  isClaiming,
  isDone,
  isOpen,
  isReserving,
  nextState,
  returnActions,
  returnStates,
} from './states.ts';

const asked = (
  kind: 'return' | 'exchange',
  state: (typeof returnStates)[number],
  reason: 'size' | 'missing' = 'size',
) => ({
  kind,
  state,
  reason,
});

describe('the states of a return', () => {
  it('lead from the request to the refund or the exchange', () => {
    expect(nextState(asked('return', 'requested'), 'approve', 'staff')).toBe('approved');
    expect(nextState(asked('return', 'approved'), 'pick-up', 'staff')).toBe('picked-up');
    expect(nextState(asked('return', 'picked-up'), 'accept', 'staff')).toBe('refunded');
    expect(nextState(asked('exchange', 'picked-up'), 'accept', 'staff')).toBe('to-send');
    expect(nextState(asked('exchange', 'to-send'), 'send', 'staff')).toBe('exchanged');
    expect(nextState(asked('return', 'picked-up'), 'reject', 'staff')).toBe('rejected');
  });

  it('leave out the way back of a piece that never arrived', () => {
    expect(nextState(asked('return', 'requested', 'missing'), 'approve', 'staff')).toBe('refunded');
    expect(nextState(asked('exchange', 'requested', 'missing'), 'approve', 'staff')).toBe('to-send');
  });

  it('let a shopper only withdraw, and only before the pick-up', () => {
    const allowed = returnStates.flatMap((state) =>
      returnActions
        .filter((action) => nextState(asked('return', state), action, 'shopper') !== undefined)
        .map((action) => [state, action]),
    );
    expect(allowed).toEqual([
      ['requested', 'withdraw'],
      ['approved', 'withdraw'],
    ]);
  });

  it('let staff do 7 things and withdraw nothing, and nothing happens after an end', () => {
    const allowed = returnStates.flatMap((state) =>
      actionsFor(asked('exchange', state), 'staff').map((action) => `${state} ${action}`),
    );
    expect(allowed).toEqual([
      'requested approve',
      'requested refuse',
      'approved refuse',
      'approved pick-up',
      'picked-up accept',
      'picked-up reject',
      'to-send send',
    ]);
    expect(returnStates.filter(isOpen)).toEqual(['requested', 'approved', 'picked-up', 'to-send']);
  });

  it('know an action that was done already', () => {
    expect(isDone(asked('return', 'approved'), 'approve')).toBe(true);
    expect(isDone(asked('return', 'refunded'), 'accept')).toBe(true);
    expect(isDone(asked('return', 'refused'), 'approve')).toBe(false);
  });

  it('claim pieces until the shopper keeps them, and reserve others from the approval until they are sent', () => {
    expect(returnStates.filter((state) => !isClaiming(state))).toEqual(['withdrawn', 'refused', 'rejected']);
    expect(returnStates.filter((state) => isReserving(asked('exchange', state)))).toEqual([
      'approved',
      'picked-up',
      'to-send',
    ]);
    expect(returnStates.some((state) => isReserving(asked('return', state)))).toBe(false);
  });
});
