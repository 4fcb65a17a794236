import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/schema.ts';
import { readStoreSettings } from './read-store-settings.ts';

const read = (env: Record<string, string>) => readStoreSettings(readEnvironment('shop', env));

describe('the settings of the store', () => {
  it('know the social pages that the environment names; in production no others', () => {
    expect(readStoreSettings({ NODE_ENV: 'production' }).social).toEqual([]);
    expect(read({ STORE_INSTAGRAM_URL: '  ', STORE_FACEBOOK_URL: '' }).social.map(({ label }) => label)).toEqual([
      'Instagram',
      'Facebook',
      'X',
      'YouTube',
    ]);
    const env = {
      STORE_YOUTUBE_URL: 'https://www.youtube.com/@shop',
      STORE_INSTAGRAM_URL: ' https://www.instagram.com/shop ',
    };
    expect(read(env).social).toEqual([
      { label: 'Instagram', href: 'https://www.instagram.com/shop' },
      { label: 'YouTube', href: 'https://www.youtube.com/@shop' },
    ]);
  });

  it.each(['instagram.com/shop', 'javascript:alert(1)', 'http://www.instagram.com/shop'])(
    'refuse %s as a social page, by the name of its variable',
    (href) => {
      expect(() => read({ STORE_X_URL: href })).toThrow(/STORE_X_URL: must be an address that begins with/);
    },
  );

  // rules: settings-of-the-store
  it('keep the default where a variable is empty', () => {
    expect(read({ STORE_BRAND_NAME: ' ' }).brandName).toBe('Aaram');
    expect(read({ STORE_BRAND_NAME: ' Kapda ' }).brandName).toBe('Kapda');
  });
});
