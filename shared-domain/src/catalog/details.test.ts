import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factKeys, noFacts } from '../product-fields/index.ts';
import { countries } from './countries.ts';
import { checkDetails, noDetails, readDetails, type TypedDetails, typeDetails } from './details.ts';
import { findMrpConflict, priceWithGst } from './price-with-gst.ts';
import { saidOrNothing } from './said-or-nothing.ts';

describe('what is said of a product', () => {
  it.each(['', '  ', 'N/A', 'n/a', 'null', 'undefined', 'NaN', '-', '—'])('is nothing where it is %j', (typed) => {
    expect(saidOrNothing(typed)).toBe('');
    const all = Object.fromEntries(factKeys.map((name) => [name, typed])) as TypedDetails;
    expect(checkDetails(all)).toEqual({});
    expect(readDetails(all)).toEqual({ mrpPaise: null, ...noFacts });
  });

  it('is read without the spaces around it, codes without any, countries as the list spells them', () => {
    const typed = {
      ...noDetails,
      mrp: ' 1499.50 ',
      colour: ' Indigo ',
      material: 'Cotton',
      hsn: '6205 20 00',
      countryOfOrigin: 'INDIA',
      netQuantity: ' 2 pairs ',
      maker: 'Kapda Mills, Pune 411001 ',
    };
    expect(checkDetails(typed)).toEqual({});
    expect(readDetails(typed)).toEqual({
      ...noFacts,
      mrpPaise: 1499_50,
      colour: 'Indigo',
      material: 'Cotton',
      hsn: '62052000',
      countryOfOrigin: 'India',
      netQuantity: '2 pairs',
      maker: 'Kapda Mills, Pune 411001',
    });
  });

  it.each([
    ['mrp', ['0', '-1', '1e3', '10.999', 'abc', '10000000.01'], ['0.01', '1499', '10000000']],
    ['colour', ['123', '#722f37', 'x'.repeat(61), 'a\u0000b'], ['नील', 'Sky blue stripe', 'x'.repeat(60)]],
    ['material', ['100 %', 'x'.repeat(61)], ['100 % cotton', '3.8 g bullet']],
    ['hsn', ['620', '62052', '6205200', '620520001', '62a5'], ['6205', '620520', '62052000']],
    [
      'netQuantity',
      ['50', 'ml 50', '1 #', 'x'.repeat(61)],
      ['1 piece', '2 pairs', '50 ml', '0.5 l', '2 bottles, 200 ml each'],
    ],
    ['maker', ['12345', 'x'.repeat(201)], ['Kapda Mills, 2 Mill Road, Pune 411001', 'x'.repeat(200)]],
    ['countryOfOrigin', ['Atlantis', 'In'], ['India', 'vietnam', 'Côte d’Ivoire']],
  ] as const)('is checked: %s', (name, wrong, right) => {
    for (const typed of wrong) {
      expect(Object.keys(checkDetails({ ...noDetails, [name]: typed })), typed).toEqual([name]);
    }
    for (const typed of right) {
      expect(checkDetails({ ...noDetails, [name]: typed }), typed).toEqual({});
    }
  });
});

describe('what a product says', () => {
  it('can be typed and read again, and an MRP no higher than the price is none', () => {
    const typed = typeDetails({
      price: 999,
      ...noFacts,
      mrp: 1499.5,
      colour: 'Indigo',
      hsn: '6205',
      countryOfOrigin: 'India',
      netQuantity: '1 piece',
    });
    expect(readDetails(typed)).toEqual({
      ...noFacts,
      mrpPaise: 1499_50,
      colour: 'Indigo',
      hsn: '6205',
      countryOfOrigin: 'India',
      netQuantity: '1 piece',
    });
    expect(typeDetails({ price: 999, mrp: 999, ...noFacts })).toEqual(noDetails);
  });
});

describe('countries', () => {
  it('are the 249 of ISO 3166-1, India first, the others by the alphabet', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries).size).toBe(249);
    const [first, ...others] = countries;
    expect(first).toBe('India');
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('a price and an MRP', () => {
  it('go together where no buyer pays more than the MRP, GST and all', () => {
    expect(priceWithGst(1000_00, 'spec')).toBe(1047_62);
    expect(findMrpConflict(1000_00, 1047_62, 'spec')).toBeUndefined();
    expect(findMrpConflict(1000_00, 1047_61, 'spec')).toBe(
      'With GST the price comes to ₹1,047.62, above the MRP of ₹1,047.61. Please lower the price, raise the MRP, or leave the MRP empty.',
    );
  });

  it('always go together where no MRP is given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        expect(findMrpConflict(price, null, 'spec')).toBeUndefined();
        expect(findMrpConflict(price, priceWithGst(price, 'spec'), 'spec')).toBeUndefined();
      }),
    );
  });
});
