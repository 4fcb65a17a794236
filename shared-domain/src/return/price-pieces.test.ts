import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricePieces, refundOf } from './price-pieces.ts';

it('the parts of a line add up to the whole line, however it is split', () => {
  const split = fc.record({
    unitPaise: fc.nat(1_000_000),
    gstPaise: fc.nat(1_000_000),
    parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
  });
  fc.assert(
    fc.property(split, ({ unitPaise, gstPaise, parts }) => {
      const quantity = parts.reduce((sum, part) => sum + part, 0);
      let settled = { pieces: 0, gstPaise: 0 };
      let goods = 0;
      for (const part of parts) {
        const price = pricePieces({ unitPaise, gstPaise, quantity }, part, settled);
        settled = { pieces: settled.pieces + part, gstPaise: settled.gstPaise + price.gstPaise };
        goods += price.goodsPaise;
      }
      expect([goods, settled.gstPaise]).toEqual([unitPaise * quantity, gstPaise]);
    }),
  );
});

it('a fee leaves nothing or more', () => {
  expect(refundOf({ goodsPaise: 499_00, gstPaise: 23_76 }, 80_00)).toBe(442_76);
  expect(refundOf({ goodsPaise: 50_00, gstPaise: 2_00 }, 80_00)).toBe(0);
});
