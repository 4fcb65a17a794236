import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locale } from '#texts/language.ts';
import { formatCount } from '../format/format-count.ts';
import { formatPaise } from './format-paise.ts';
import { formatRupees } from './format-rupees.ts';

const currency = { style: 'currency', currency: 'INR' } as const;
const withPaise = new Intl.NumberFormat(locale, currency);
const withoutZeros = new Intl.NumberFormat(locale, { ...currency, trailingZeroDisplay: 'stripIfInteger' });
const counts = new Intl.NumberFormat(locale);

it('writes every amount and every count as Intl does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      expect(formatPaise(amount)).toBe(withPaise.format(amount / 100));
      expect(formatRupees(amount / 100)).toBe(withoutZeros.format(amount / 100));
      expect(formatCount(amount)).toBe(counts.format(amount));
    }),
  );
});
