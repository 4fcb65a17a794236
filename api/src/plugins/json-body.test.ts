import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';

const read = (text: string) => readJsonBody(Buffer.from(text));

const unreadable = 'What was sent could not be read. Please reload the page and try again.';

describe('a JSON body', () => {
  it('is read as it is, with every kind of value', () => {
    const value = { a: [1, 'two "2" \\', null, { a: true }], 'a b': { a: {} }, '': 'é🛍️' };
    expect(read(JSON.stringify(value, null, 2))).toEqual(value);
    expect(read('{"a":"\\ud83d\\udecd"}')).toEqual({ a: '🛍' });
    expect(read('')).toBeUndefined();
  });

  // security: work-at-once
  it.each([
    ['a key twice', '{"a":1,"a":2}', unreadable],
    ['a key twice, once escaped', '{"role":1,"r\\u006fle":2}', unreadable],
    ['a key twice further in', '{"a":[{"b":1},{"b":1,"c":{},"b":2}]}', unreadable],
    ['the prototype', '{"a":{"__proto__":{}}}', unreadable],
    ['the prototype, escaped', '{"\\u005f_proto__":{}}', unreadable],
    ['a deep nest', `${'['.repeat(33)}${']'.repeat(33)}`, unreadable],
    ['a bottomless nest', '['.repeat(100_000) + ']'.repeat(100_000), unreadable],
    [
      'more names than any call has',
      `{${Array.from({ length: 501 }, (_, index) => `"k${index}":1`).join()}}`,
      unreadable,
    ],
    ['more objects than any call has', `[${'{"a":1},'.repeat(10_001)}0]`, unreadable],
    ['megabytes of numbers', `{"a":[${'0,'.repeat(200_000)}0]}`, 'too large'],
    ['megabytes of names', `{"a":[${'{"b":""},'.repeat(50_000)}0]}`, 'too large'],
    ['megabytes that cannot be seen', `{"a":"${'\u200b'.repeat(200_000)}"}`, 'too large'],
    ['megabytes of escapes', `{"a":"${'\\"'.repeat(200_000)}"}`, 'too large'],
    ['a zero byte', '{"a":"\\u0000"}', 'This text contains characters that cannot be stored.'],
    ['a zero byte in a key', '{"\\u0000":1}', 'This text contains characters that cannot be stored.'],
    ['half a character', '{"a":["\\ud800"]}', 'This text contains characters that cannot be stored.'],
    ['broken JSON', '{"a":', unreadable],
  ])('with %s is refused', (_name, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  // security: work-at-once
  it('may have megabytes of pictures', () => {
    const value = { rawImage: `data:image/png;base64,${'A'.repeat(4_000_000)}`, previewImage: 'B'.repeat(4_000_000) };
    expect(read(JSON.stringify(value))).toEqual(value);
  });

  it('that is not UTF-8 is refused', () => {
    expect(() => readJsonBody(Buffer.from('{"a":1}', 'utf16le'))).toThrow(unreadable);
    expect(() => readJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(unreadable);
  });
});
