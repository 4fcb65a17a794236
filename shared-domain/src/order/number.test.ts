import { describe, expect, it } from 'vitest';
import { formatOrderNumber, isOrderNamed, parseOrderNumber, parsePartOfOrderNumber } from './number.ts';

describe('an order number', () => {
  it('is shown in two groups behind its prefix', () => {
    expect(formatOrderNumber('7K3F92QD')).toBe('AA-7K3F-92QD');
  });

  it.each(['AA-7K3F-92QD', 'aa-7k3f-92qd', 'AA7K3F92QD', '7K3F-92QD', '7k3f92qd', ' #AA 7K3F 92QD ', 'AA–7K3F–92QD'])(
    'is read from %j',
    (typed) => {
      expect(parseOrderNumber(typed)).toBe('7K3F92QD');
    },
  );

  it('is read with O typed for 0, and with I or L typed for 1', () => {
    expect(parseOrderNumber('AA-OoIl-LiO0')).toBe('00111100');
  });

  it.each([
    '',
    'AA',
    'AA-7K3F',
    'AA-7K3F-92QDX',
    'AA-7K3F-92QU',
    'AA-7E3F-92QD',
    '0199f0c2-1111-7000-8000-000000000001',
  ])('is not read from %j', (typed) => {
    expect(parseOrderNumber(typed)).toBeUndefined();
  });

  it.each([
    ['AA-7K3F', '7K3F'],
    ['3f-92', '3F92'],
    ['aa-7k3f-92qd', '7K3F92QD'],
    ['aa-7', undefined],
    ['Meera', undefined],
    ['AA-7K3F-92QD-1', undefined],
  ])('is searched by the part in %j', (typed, part) => {
    expect(parsePartOfOrderNumber(typed)).toBe(part);
  });

  it.each([
    ['AA-7K3F-92QD', true],
    ['7k3f92qd', true],
    [' #0199F0C2-1111-7000-8000-000000000001', true],
    ['0199f0c2111170008000000000000001', true],
    ['AA-7K3F-92QF', false],
    ['', false],
  ])('names its order: %j', (typed, isNamed) => {
    const order = { _id: '0199f0c2-1111-7000-8000-000000000001', number: 'AA-7K3F-92QD' };
    expect(isOrderNamed(order, typed)).toBe(isNamed);
  });
});
