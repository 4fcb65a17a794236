import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumStatement } from './index.ts';

const rates = { fee: 10_000, tcs: 500, tds: 100 };
const sale = { taxablePaise: 1000_00, taxPaise: 50_00, additionalPaise: 50_00, totalPaise: 1100_00 };
const back = { taxablePaise: -400_00, taxPaise: -20_00, additionalPaise: -20_00, totalPaise: -440_00 };

describe('a month of a seller', () => {
  it('is sales less returns, and less fee, TCS of the net taxable value and TDS of what was paid', () => {
    expect(sumStatement([sale, back], rates)).toEqual({
      salesPaise: 1100_00,
      returnsPaise: 440_00,
      taxablePaise: 600_00,
      taxPaise: 30_00,
      feePaise: 66_00,
      tcsPaise: 3_00,
      tdsPaise: 66,
      payoutPaise: 660_00 - 66_00 - 3_00 - 66,
    });
  });

  it('owes fees and taxes back when more came back than was sold', () => {
    const sums = sumStatement([back], rates);
    expect(sums).toMatchObject({ feePaise: -44_00, tcsPaise: -2_00, tdsPaise: -44 });
    expect(sums.payoutPaise).toBe(-440_00 + 44_00 + 2_00 + 44);
  });

  // rules: accounts-of-sellers
  it('adds up to the paisa, and to nothing when everything came back', () => {
    const entry = fc.record({
      taxablePaise: fc.nat(9_000_000),
      taxPaise: fc.nat(900_000),
      additionalPaise: fc.nat(900_000),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (some) => {
        const sales = some.map((one) => ({
          ...one,
          totalPaise: one.taxablePaise + one.taxPaise + one.additionalPaise,
        }));
        const all = sales.flatMap((one) => [
          one,
          {
            taxablePaise: -one.taxablePaise,
            taxPaise: -one.taxPaise,
            additionalPaise: -one.additionalPaise,
            totalPaise: -one.totalPaise,
          },
        ]);
        const sums = sumStatement(sales, rates);
        expect(sums.payoutPaise + sums.feePaise + sums.tcsPaise + sums.tdsPaise).toBe(
          sales.reduce((total, { totalPaise }) => total + totalPaise, 0),
        );
        expect(Math.abs(sumStatement(all, rates).payoutPaise)).toBe(0);
      }),
    );
  });
});
