import { describe, expect, it } from 'vitest';
import { checkReturn, type LineFacts, offerForLine } from './offer.ts';

const delivered = new Date('2026-11-10T10:00:00Z');
const hoursLater = (hours: number) => new Date(delivered.getTime() + hours * 3_600_000);
const facts: LineFacts = {
  isPaid: true,
  parcelStatus: 'Delivered',
  deliveredAt: delivered,
  left: 2,
  isOwnDesign: false,
};
const reasonsAt = (hours: number, change: Partial<LineFacts> = {}) =>
  offerForLine({ ...facts, ...change }, hoursLater(hours)).reasons.map(({ reason }) => reason);

describe('what may be asked for a line', () => {
  // rules: reasons-for-a-return
  it.each([
    [1, ['size', 'changed-mind', 'damaged', 'faulty', 'wrong-item', 'missing']],
    [25, ['size', 'changed-mind', 'damaged', 'faulty', 'wrong-item']],
    [72, ['size', 'changed-mind', 'damaged', 'faulty', 'wrong-item']],
    [73, ['damaged', 'faulty', 'wrong-item']],
    [169, []],
  ])('%i hours after the delivery is %j', (hours, reasons) => {
    expect(reasonsAt(hours)).toEqual(reasons);
  });

  it('leaves out reasons without a fault of ours for an own design', () => {
    expect(reasonsAt(1, { isOwnDesign: true })).toEqual(['damaged', 'faulty', 'wrong-item', 'missing']);
  });

  // rules: reasons-for-a-return
  it('costs the fee of 80 rupees only where the fault is not ours', () => {
    const fees = offerForLine(facts, delivered).reasons.map(({ feePaise }) => feePaise);
    expect(fees).toEqual([80_00, 80_00, 0, 0, 0, 0]);
  });

  it.each(['Pending', 'Processing'] as const)(
    'is to cancel all that is left while the parcel is %s',
    (parcelStatus) => {
      expect(offerForLine({ ...facts, parcelStatus, deliveredAt: null }, delivered)).toMatchObject({
        cancellable: 2,
        returnable: 0,
      });
    },
  );

  it.each<[Partial<LineFacts>, string | null]>([
    [{ left: 0 }, null],
    [{ parcelStatus: 'Cancelled' }, null],
    [{ isPaid: false }, 'This order is not paid, so there is nothing to give back.'],
    [{ parcelStatus: 'Shipped' }, 'It is on its way. You can ask for a return once it has been delivered.'],
  ])('is nothing for %j, with the reason', (change, why) => {
    expect(offerForLine({ ...facts, ...change }, delivered)).toEqual({
      cancellable: 0,
      returnable: 0,
      reasons: [],
      why,
    });
  });

  it('is nothing when the time is over, and says since when', () => {
    expect(offerForLine(facts, hoursLater(200)).why).toMatch(/^The time for a return ended on 17 Nov 2026/);
  });
});

describe('a request', () => {
  const offer = offerForLine(facts, delivered);
  const check = (asked: object) => checkReturn({ kind: 'return', quantity: 1, reason: 'size', ...asked }, offer)?.path;
  it.each([
    [{}, undefined],
    [{ kind: 'exchange', size: 'L' }, undefined],
    [{ reason: 'damaged', pictures: ['/media/a.webp'] }, undefined],
    [{ quantity: 3 }, 'quantity'],
    [{ reason: undefined }, 'reason'],
    [{ reason: 'damaged' }, 'pictures'],
    [{ kind: 'exchange' }, 'size'],
    [{ kind: 'exchange', reason: 'changed-mind', size: 'L' }, 'kind'],
    [{ kind: 'cancel' }, 'kind'],
  ])('with %j is wrong in %s', (asked, path) => {
    expect(check(asked)).toBe(path);
  });

  it('is refused for a reason whose time is over', () => {
    const late = offerForLine(facts, hoursLater(80));
    expect(checkReturn({ kind: 'return', quantity: 1, reason: 'size' }, late)?.path).toBe('reason');
  });
});
