import { keysOf } from '../records/index.ts';
import { defaultSettings, type StoreSettings } from './store-settings.ts';

const socialVariables = {
  STORE_INSTAGRAM_URL: 'Instagram',
  STORE_FACEBOOK_URL: 'Facebook',
  STORE_X_URL: 'X',
  STORE_YOUTUBE_URL: 'YouTube',
} as const;

type StoreVariable =
  | keyof typeof socialVariables
  | 'STORE_BRAND_NAME'
  | 'STORE_TAGLINE'
  | 'STORE_LEGAL_NAME'
  | 'STORE_LEGAL_ADDRESS'
  | 'STORE_GSTIN'
  | 'STORE_PHONE'
  | 'STORE_SUPPORT_EMAIL'
  | 'STORE_GRIEVANCE_OFFICER'
  | 'STORE_GRIEVANCE_DESIGNATION'
  | 'STORE_GRIEVANCE_EMAIL'
  | 'STORE_GRIEVANCE_PHONE';

/** STORE_* variables, already checked by environment/schema.ts. */
type Environment = { readonly [Name in StoreVariable | 'SMS_URL' | 'NODE_ENV']?: string | undefined };

const readSocial = (env: Environment): StoreSettings['social'] =>
  keysOf(socialVariables).flatMap((name) => {
    const href = env[name];
    return href === undefined ? [] : [{ label: socialVariables[name], href }];
  });

/** In the demo store, where none are set: the sites themselves, since it has no pages of its own there. */
const demoSocial: StoreSettings['social'] = [
  { label: 'Instagram', href: 'https://www.instagram.com/' },
  { label: 'Facebook', href: 'https://www.facebook.com/' },
  { label: 'X', href: 'https://x.com/' },
  { label: 'YouTube', href: 'https://www.youtube.com/' },
];

/** The store's names and contacts: the defaults, replaced by STORE_* variables that are set. */
export function readStoreSettings(env: Environment): StoreSettings {
  const named = readSocial(env);
  const hasNoPages = named.length === 0;
  return {
    ...defaultSettings,
    brandName: env.STORE_BRAND_NAME ?? defaultSettings.brandName,
    tagline: env.STORE_TAGLINE ?? defaultSettings.tagline,
    legalName: env.STORE_LEGAL_NAME ?? defaultSettings.legalName,
    legalAddress: env.STORE_LEGAL_ADDRESS ?? defaultSettings.legalAddress,
    gstin: env.STORE_GSTIN ?? defaultSettings.gstin,
    phone: env.STORE_PHONE ?? defaultSettings.phone,
    supportEmail: env.STORE_SUPPORT_EMAIL ?? defaultSettings.supportEmail,
    grievance: {
      officer: env.STORE_GRIEVANCE_OFFICER ?? defaultSettings.grievance.officer,
      designation: env.STORE_GRIEVANCE_DESIGNATION ?? defaultSettings.grievance.designation,
      email: env.STORE_GRIEVANCE_EMAIL ?? defaultSettings.grievance.email,
      phone: env.STORE_GRIEVANCE_PHONE ?? defaultSettings.grievance.phone,
    },
    hasPhoneLogin: env.SMS_URL !== undefined || env.NODE_ENV !== 'production',
    social: hasNoPages && env.NODE_ENV !== 'production' ? demoSocial : named,
  };
}
