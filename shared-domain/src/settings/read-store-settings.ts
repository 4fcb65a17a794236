import { defaultSettings, type StoreSettings } from './store-settings.ts';

type Environment = Record<string, string | undefined>;

const socialVariables = {
  STORE_INSTAGRAM_URL: 'Instagram',
  STORE_FACEBOOK_URL: 'Facebook',
  STORE_X_URL: 'X',
  STORE_YOUTUBE_URL: 'YouTube',
} as const;

function readSocial(env: Environment): StoreSettings['social'] {
  return Object.entries(socialVariables).flatMap(([name, label]) => {
    const href = env[name]?.trim();
    if (!href) {
      return [];
    }
    if (URL.parse(href)?.protocol !== 'https:') {
      throw new Error(`Invalid configuration:\n- ${name}: must be an address that begins with https://, not "${href}"`);
    }
    return [{ label, href }];
  });
}

/** The store's names and contacts: the defaults, with what STORE_* variables say instead. Empty means "not set". */
export function readStoreSettings(env: Environment): StoreSettings {
  const read = (name: string, fallback: string) => env[name]?.trim() || fallback;
  return {
    ...defaultSettings,
    brandName: read('STORE_BRAND_NAME', defaultSettings.brandName),
    tagline: read('STORE_TAGLINE', defaultSettings.tagline),
    legalName: read('STORE_LEGAL_NAME', defaultSettings.legalName),
    legalAddress: read('STORE_LEGAL_ADDRESS', defaultSettings.legalAddress),
    gstin: read('STORE_GSTIN', defaultSettings.gstin),
    phone: read('STORE_PHONE', defaultSettings.phone),
    supportEmail: read('STORE_SUPPORT_EMAIL', defaultSettings.supportEmail),
    social: readSocial(env),
  };
}
