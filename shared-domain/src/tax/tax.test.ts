import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTotal } from '../pricing/index.ts';
import {
  figureCredit,
  figureLines,
  financialYear,
  formatDocumentNumber,
  gstRateOf,
  isGstin,
  plainGstin,
  splitTax,
  sumFigures,
  sumLeft,
} from './index.ts';

const TODAY = new Date('2026-11-23T06:00:00Z');
const within = { at: TODAY, supplyOf: () => ({ from: '08', to: '08' }) };

describe('a number of a tax document', () => {
  it('has the letter of its kind, the seller, the financial year and six digits, at most sixteen characters', () => {
    const parts = { sellerCode: 7, financialYear: '2627', sequence: 123 };
    expect(formatDocumentNumber({ ...parts, kind: 'invoice' })).toBe('S07/2627/000123');
    expect(formatDocumentNumber({ ...parts, kind: 'credit-note' })).toBe('C07/2627/000123');
    expect(formatDocumentNumber({ ...parts, kind: 'invoice', sellerCode: 46_655 })).toBe('SZZZ/2627/000123');
    expect(() => formatDocumentNumber({ ...parts, kind: 'invoice', sellerCode: 46_656 })).toThrow(RangeError);
  });

  it.each([
    ['2026-03-31T18:29:59Z', '2526'],
    ['2026-03-31T18:30:00Z', '2627'],
    ['2099-12-31T00:00:00Z', '9900'],
  ])('belongs at %s to the financial year %s, which begins at midnight in India', (at, year) => {
    expect(financialYear(new Date(at))).toBe(year);
  });
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is taken', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });
  it.each(['27AAPFU0939F1ZW', '99AAPFU0939F1ZV', '27AAPFU0939F1YV', '27aapfu0939f1zv', '', '27AAPFU0939F1Z'])(
    '%s is refused',
    (gstin) => {
      expect(isGstin(gstin)).toBe(false);
    },
  );
  it('is read with spaces and small letters', () => {
    expect(isGstin(plainGstin(' 27aapfu 0939f1zv'))).toBe(true);
  });
});

describe('the rate', () => {
  it.each([
    ['6109', 2625_00, '2026-11-23', 5],
    ['6109', 2625_01, '2026-11-23', 18],
    ['6404', 999_00, '2026-11-23', 5],
    ['4202', 999_00, '2026-11-23', 18],
    ['42022220', 9999_00, '2026-11-23', 5],
    ['3304', 999_00, '2026-11-23', 18],
    ['330499', 999_00, '2026-11-23', 18],
    ['330491', 999_00, '2026-11-23', 5],
    ['3305', 999_00, '2026-11-23', 5],
    ['', 999_00, '2026-11-23', 18],
    ['6109', 1050_01, '2025-09-21', 12],
    ['6109', 1050_00, '2025-09-21', 5],
  ])('of HSN %s at %i paise on %s is %i%%', (hsn, paise, day, rate) => {
    expect(gstRateOf(hsn, paise, new Date(`${day}T12:00:00Z`))).toBe(rate);
  });
});

describe('tax in a price', () => {
  it('is two equal halves within a state, and one tax between states', () => {
    expect(splitTax(100_00, 5, true)).toEqual({ taxablePaise: 95_24, cgstPaise: 2_38, sgstPaise: 2_38, igstPaise: 0 });
    expect(splitTax(100_00, 5, false)).toEqual({ taxablePaise: 95_24, cgstPaise: 0, sgstPaise: 0, igstPaise: 4_76 });
  });

  it('adds up with the taxable value, and is right to a paisa', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000_00), fc.constantFrom(5, 12, 18), fc.boolean(), (gross, rate, isWithin) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(gross, rate, isWithin);
        expect(cgstPaise).toBe(sgstPaise);
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(gross);
        const tax = (gross * rate) / (100 + rate);
        expect(Math.abs(cgstPaise + sgstPaise + igstPaise - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** Golden figures of the price rule: product total, GST that it adds, delivery, payable. */
const golden = [
  [100_00, 4_76, 100_00, 204_76],
  [498_99, 23_76, 100_00, 622_75],
  [499_00, 23_76, 100_00, 622_76],
  [499_01, 23_76, 0, 522_77],
  [1000_00, 47_62, 0, 1047_62],
  [1000_01, 90_91, 0, 1090_92],
  [1500_00, 136_36, 0, 1636_36],
  [2500_00, 227_27, 0, 2727_27],
  [12345_67, 1122_33, 0, 13468_00],
] as const;

const line = fc.record({
  unitPaise: fc.integer({ min: 1, max: 6000_00 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  rateHsn: fc.constantFrom('6109', '6404', '3304', '4202', ''),
});

describe('the figures of an invoice', () => {
  // rules: invoices
  it.each(golden)('of a total of %i paise are the price with its GST, and beside it what the rule added', (...row) => {
    const [total, gst, delivery, payable] = row;
    expect(priceTotal(total, 'spec')).toMatchObject({ gst, delivery, payable });
    const charged = { deliveryPaise: delivery, additionalPaise: gst };
    const sums = sumFigures(figureLines([{ unitPaise: total, quantity: 1, rateHsn: '6109' }], charged, within));
    expect(sums.totalPaise).toBe(payable);
    expect(sums.additionalPaise).toBe(gst);
    expect(sums.taxablePaise + sums.cgstPaise + sums.sgstPaise).toBe(total + delivery);
    const inclusive = { deliveryPaise: delivery, additionalPaise: 0 };
    expect(sumFigures(figureLines([{ unitPaise: total, quantity: 1, rateHsn: '6109' }], inclusive, within))).toEqual({
      ...sums,
      additionalPaise: 0,
      totalPaise: total + delivery,
    });
  });

  it('add up to what was paid for any order of any sellers, delivery and what the rule added with it', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, isWithin) => {
        const quote = priceTotal(
          lines.reduce((sum, one) => sum + one.unitPaise * one.quantity, 0),
          'spec',
        );
        const charged = { deliveryPaise: quote.delivery, additionalPaise: quote.gst };
        const supplyOf = () => ({ from: '08', to: isWithin ? '08' : '27' });
        const sums = sumFigures(figureLines(lines, charged, { at: TODAY, supplyOf }));
        expect(sums.totalPaise).toBe(quote.payable);
        expect(sums.cgstPaise).toBe(sums.sgstPaise);
      }),
    );
  });
});

describe('credit notes', () => {
  const withIds = (lines: { unitPaise: number; quantity: number; rateHsn: string }[], isWithin: boolean) => {
    const supplyOf = () => ({ from: '08', to: isWithin ? '08' : '27' });
    return figureLines(lines, { deliveryPaise: 100_00, additionalPaise: 47_62 }, { at: TODAY, supplyOf }).map(
      (figures, index) => ({ ...figures, lineId: String(index), quantity: lines[index]?.quantity ?? 0 }),
    );
  };

  it('of any parts of an invoice add up to the invoice, each tax by itself, and never exceed it', () => {
    const part = fc.record({ share: fc.integer({ min: 1, max: 100 }), line: fc.option(fc.nat(7), { nil: undefined }) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.array(part, { maxLength: 6 }),
        fc.boolean(),
        (lines, parts, isWithin) => {
          const invoice = withIds(lines, isWithin);
          const credited: ReturnType<typeof figureCredit> = [];
          for (const { share, line: index } of [...parts, { share: 1000, line: undefined }]) {
            const amountPaise = Math.ceil((sumLeft(invoice, credited) * share) / 100);
            const lineId = index === undefined ? undefined : String(index % lines.length);
            const before = sumLeft(invoice, credited);
            const note = figureCredit(invoice, credited, { amountPaise, lineId, quantity: 1 });
            expect(sumFigures(note).totalPaise).toBe(Math.min(amountPaise, before));
            const least = note.map((one) =>
              Math.min(one.taxablePaise, one.cgstPaise, one.sgstPaise, one.igstPaise, one.quantity),
            );
            expect(Math.min(0, ...least)).toBe(0);
            const { cgstPaise, sgstPaise } = sumFigures(note);
            expect(Math.abs(cgstPaise - sgstPaise)).toBeLessThanOrEqual(note.length);
            credited.push(...note);
          }
          expect(sumFigures(credited)).toEqual(sumFigures(invoice));
          expect(credited.reduce((sum, one) => sum + one.quantity, 0)).toBeLessThanOrEqual(
            lines.reduce((sum, one) => sum + one.quantity, 0),
          );
        },
      ),
    );
  });

  it('of a few paise take back no less than nothing, where one more paisa means two of tax', () => {
    const invoice = withIds([{ unitPaise: 22, quantity: 1, rateHsn: '6109' }], true);
    // Of each line the sum of its notes: a list of 15,000 notes would be added up 15,000 times.
    const sums = new Map<string, ReturnType<typeof figureCredit>[number]>();
    while (sumLeft(invoice, [...sums.values()]) > 0) {
      const [line] = figureCredit(invoice, [...sums.values()], { amountPaise: 1 });
      expect(line && [line.taxablePaise, line.cgstPaise, line.sgstPaise].every((paise) => paise >= 0)).toBe(true);
      const before = line && sums.get(line.lineId);
      if (line) {
        sums.set(line.lineId, {
          ...line,
          taxablePaise: line.taxablePaise + (before?.taxablePaise ?? 0),
          cgstPaise: line.cgstPaise + (before?.cgstPaise ?? 0),
          sgstPaise: line.sgstPaise + (before?.sgstPaise ?? 0),
          igstPaise: line.igstPaise + (before?.igstPaise ?? 0),
          quantity: line.quantity + (before?.quantity ?? 0),
          additionalPaise: line.additionalPaise + (before?.additionalPaise ?? 0),
        });
      }
    }
    expect(sumFigures([...sums.values()])).toEqual(sumFigures(invoice));
  });

  it('for pieces of a line touch that line alone', () => {
    const invoice = withIds(
      [
        { unitPaise: 500_00, quantity: 2, rateHsn: '6109' },
        { unitPaise: 900_00, quantity: 1, rateHsn: '6404' },
      ],
      true,
    );
    const note = figureCredit(invoice, [], { amountPaise: 500_00, lineId: '0', quantity: 1 });
    expect(note.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([['0', 1]]);
    expect(note[0]?.cgstPaise).toBe(note[0]?.sgstPaise);
  });
});
