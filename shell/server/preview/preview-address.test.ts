import { describe, expect, it } from 'vitest';
import { isAboutPreview, readPreview, signPreview } from './preview-address.ts';

const secret = 'a secret of thirty-two characters or more';
const now = 1_795_000_000_000;
const preview = { part: 'blog', version: '0ecc5efa48c2', until: now + 1000 };

describe('the address of a preview', () => {
  it('says what is shown, until its time', async () => {
    const value = await signPreview(preview, secret);
    expect(value).toMatch(/^blog@0ecc5efa48c2\./);
    expect(await readPreview(value, secret, now)).toEqual(preview);
    expect(await readPreview(value, secret, now + 1000)).toBe('expired');
  });

  // security: signed-previews
  it.each([
    ['of another release', (value: string) => value.replace('0ecc5efa48c2', '5d1f0a7be913')],
    ['of another part', (value: string) => value.replace('blog', 'storefront')],
    ['with more time', (value: string) => value.replace(/\.\w+\./, '.zzzzzzzz.')],
    ['without a signature', (value: string) => value.slice(0, -64)],
    ['with a path', (value: string) => value.replace('blog', '../blog')],
  ])('does not count when it is changed: %s', async (_what, change) => {
    expect(await readPreview(change(await signPreview(preview, secret)), secret, now)).toBe('foreign');
  });

  it('does not count under another secret', async () => {
    const value = await signPreview(preview, 'another secret of many characters');
    expect(await readPreview(value, secret, now)).toBe('foreign');
  });

  it.each([
    ['off', true],
    ['blog@x', true],
    ['2026-11', false],
    ['', false],
    ['news@', true],
    ['@', false],
  ])('is distinguished from parameters of campaigns: %s is one: %s', (value, isOne) => {
    expect(isAboutPreview(value)).toBe(isOne);
  });
});
