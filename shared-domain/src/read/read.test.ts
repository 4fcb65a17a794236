import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBlank,
  isEmail,
  isolate,
  readEmail,
  readPassword,
  readPhone,
  readPincode,
  readRupees,
  readText,
  tidyPercent,
  tidyRupees,
} from './index.ts';

describe('readText', () => {
  // rules: texts-as-people-type-them
  it.each(['', ' ', '\u200b', '\u200e\u200f', '\u2060\ufeff', '\u3164', '\u2800', '\u00a0\u2003', '\u202e', '\u034f'])(
    'takes %j for nothing, since nothing of it can be seen',
    (typed) => {
      expect(readText(typed)).toBe('');
      expect(isBlank(typed)).toBe(true);
    },
  );

  it('takes out marks that turn the direction, and keeps the joiners of Hindi and emoji', () => {
    expect(readText('\u202e12 MG Road\u202c')).toBe('12 MG Road');
    expect(readText('क्\u200dष 👩\u200d👧')).toBe('क्\u200dष 👩\u200d👧');
  });

  it('leaves spaces around a text to the code that stores it', () => {
    expect(readText('  a ')).toBe('  a ');
  });
});

describe('isolate', () => {
  it('wraps a text that runs from right to left, and no other', () => {
    expect(isolate('علی')).toBe('\u2068علی\u2069');
    expect(isolate('Asha आशा')).toBe('Asha आशा');
  });
});

describe('readPhone', () => {
  // rules: mobiles-and-mail-addresses
  it.each([
    '9845012345',
    '+91 98450 12345',
    '+91-98450-12345',
    '09845012345',
    '0091 9845012345',
    '919845012345',
    '(+91) 98450.12345',
    '+91 09845012345',
    '+91 0 98450 12345',
    '+91 (0) 98450 12345',
    '0 0 9845012345',
    '९८४५०१२३४५',
    '৯৮৪৫০১২৩৪৫',
    '９８４５０１２３４５',
    '98450\u00a012345',
    '\u202a+91 98450 12345\u202c',
    '98450–12345',
  ])('reads %j as 9845012345', (typed) => {
    expect(readPhone(typed)).toBe('9845012345');
  });

  it.each([
    ['+44 7700 900123', '447700900123'],
    ['00447700900123', '447700900123'],
    ['9123456789', '9123456789'],
    ['12345', '12345'],
  ])('reads %j as %s', (typed, digits) => {
    expect(readPhone(typed)).toBe(digits);
  });

  it.each(['', 'asha@example.com', '98450 12345, 98450 12346', '98450x12345', '++919845012345', '+'])(
    'takes %j for no number',
    (typed) => {
      expect(readPhone(typed)).toBe('');
    },
  );

  it('reads what it has read as the same number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ().-]{0,20}$/), (typed) => {
        expect(readPhone(readPhone(typed))).toBe(readPhone(typed));
      }),
    );
  });
});

describe('readPincode', () => {
  it.each(['560038', '560 038', '560-038', 'PIN 560038', 'Pincode: 560 038', 'pin-560038', '५६००३८', ' 560\u200b038 '])(
    'reads %j as 560038',
    (typed) => {
      expect(readPincode(typed)).toBe('560038');
    },
  );
});

describe('amounts', () => {
  it.each([
    ['1299', 1299],
    ['1,299.00', 1299],
    ['₹1299', 1299],
    ['₹ 1,29,999', 129_999],
    ['1,299,999', 1_299_999],
    ['Rs. 1299/-', 1299],
    ['INR 1,299.5', 1299.5],
    ['१,२९९', 1299],
    ['1299 rupees', 1299],
  ])('reads %j as %d rupees', (typed, rupees) => {
    expect(readRupees(typed)).toBe(rupees);
  });

  it.each(['', '1.299,00', '12,99', '1299.999', '-5', '1e3', '12 99x', '₹'])('takes %j for no amount', (typed) => {
    expect(readRupees(typed)).toBeUndefined();
  });

  it('shows what was understood as plain digits, and what was not as it was typed', () => {
    expect(tidyRupees(' ₹1,29,999.50 ')).toBe('129999.50');
    expect(tidyRupees('abc')).toBe('abc');
    expect(tidyPercent('40 %')).toBe('40');
    expect(tidyPercent('40 percent')).toBe('40');
  });
});

describe('readEmail', () => {
  it.each([
    [' Asha@Example.COM ', 'asha@example.com'],
    ['asha.k+shop@mail.example.co.in', 'asha.k+shop@mail.example.co.in'],
    ['ａｓｈａ＠example.com', 'asha@example.com'],
    ['जोस@उदाहरण.भारत', 'जोस@उदाहरण.भारत'],
    ["o'neil@example.com", "o'neil@example.com"],
  ])('reads %j as %s', (typed, address) => {
    expect(readEmail(typed)).toBe(address);
  });

  it.each([
    '<v@x.in>',
    'a<v@x.in>',
    '(1)v@x.in',
    'v@x.in(1)',
    'g:v@x.in;',
    '"v"@x.in',
    'v@x.in,w@x.in',
    'v @x.in',
    'v@x',
    'v@@x.in',
    'v.@x.in',
    '.v@x.in',
    'v@-x.in',
    'v@[127.0.0.1]',
    'v@127.0.0.1',
    '@a:v@x.in',
    'v%x@y@z.in',
    'v\u200b@x.in',
    '',
  ])('refuses %j: mail programs read more in it than one address', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});

describe('readPassword', () => {
  it('reads the letters of two keyboards as the same, and keeps spaces and capitals', () => {
    expect(readPassword('Cafe\u0301-2026!')).toBe(readPassword('Caf\u00e9-2026!'));
    expect(readPassword(' A b ')).toBe(' A b ');
  });
});
