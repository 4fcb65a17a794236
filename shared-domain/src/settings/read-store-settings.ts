import { defaultSettings, type StoreSettings } from './store-settings.ts';

/** The store's names and contacts: the defaults, with what STORE_* variables say instead. Empty means "not set". */
export function readStoreSettings(env: Record<string, string | undefined>): StoreSettings {
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
  };
}
