import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricePieces, refundOf, restOfLine, splitAdjustment } from './price-pieces.ts';

const nothing = { pieces: 0, goodsPaise: 0, gstPaise: 0 };

it('the parts of a line add up to the whole line, however it is split and whatever is given back of it between', () => {
  const split = fc.record({
    unitPaise: fc.nat(1_000_000),
    gstPaise: fc.nat(1_000_000),
    parts: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), share: fc.constantFrom(0, 0, 3, 50, 100) }), {
      minLength: 1,
      maxLength: 9,
    }),
  });
  fc.assert(
    fc.property(split, ({ unitPaise, gstPaise, parts }) => {
      const line = { unitPaise, gstPaise, quantity: parts.reduce((sum, { pieces }) => sum + pieces, 0) };
      let before = nothing;
      for (const { pieces, share } of parts) {
        const rest = restOfLine(line, before);
        const paise = Math.floor(((rest.goodsPaise + rest.gstPaise) * share) / 100);
        const adjustment = splitAdjustment(rest, paise);
        expect([adjustment.goodsPaise <= rest.goodsPaise, adjustment.gstPaise <= rest.gstPaise]).toEqual([true, true]);
        before = add(before, { pieces: 0, ...adjustment });
        before = add(before, { pieces, ...pricePieces(line, pieces, before) });
      }
      expect(before).toEqual({ pieces: line.quantity, goodsPaise: unitPaise * line.quantity, gstPaise });
    }),
  );
});

const add = (a: typeof nothing, b: typeof nothing) => ({
  pieces: a.pieces + b.pieces,
  goodsPaise: a.goodsPaise + b.goodsPaise,
  gstPaise: a.gstPaise + b.gstPaise,
});

it('a change of the price counts for the pieces that are left, each the same', () => {
  const line = { unitPaise: 1000_00, gstPaise: 0, quantity: 3 };
  const before = add({ pieces: 1, goodsPaise: 1000_00, gstPaise: 0 }, { pieces: 0, goodsPaise: 200_00, gstPaise: 0 });
  expect(pricePieces(line, 1, before)).toEqual({ goodsPaise: 900_00, gstPaise: 0 });
  expect(pricePieces(line, 2, before)).toEqual({ goodsPaise: 1800_00, gstPaise: 0 });
});

it('no more pieces are paid back than are left', () => {
  const line = { unitPaise: 1000_00, gstPaise: 90_91, quantity: 2 };
  expect(pricePieces(line, 3, nothing)).toEqual({ goodsPaise: 2000_00, gstPaise: 90_91 });
  expect(pricePieces(line, 1, { pieces: 2, goodsPaise: 2000_00, gstPaise: 90_91 })).toEqual({
    goodsPaise: 0,
    gstPaise: 0,
  });
});

it('a fee leaves nothing or more', () => {
  expect(refundOf({ goodsPaise: 499_00, gstPaise: 23_76 }, 80_00)).toBe(442_76);
  expect(refundOf({ goodsPaise: 50_00, gstPaise: 2_00 }, 80_00)).toBe(0);
});
