import { defaultSettings } from '../settings/store-settings.ts';

const demoDigits = defaultSettings.phone.slice(-10);
/** Reserved domains (RFC 2606), after the @ of an address or as a host. */
const isExample = (address: string) => /[@./]example(\.[a-z]+)?[>/]?$/i.test(address);
const isDemoPhone = (phone: string) => phone.replaceAll(/\D/g, '').endsWith(demoDigits);
const isGstin = (text: string) => /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.test(text);

type Check = { isDemo: (value: string) => boolean; set: string };

const contacts: Record<string, Check> = {
  STORE_LEGAL_NAME: {
    isDemo: (name) => name === defaultSettings.legalName || /\bdemo\b/i.test(name),
    set: 'set the registered name of the company, as on its GST certificate',
  },
  STORE_LEGAL_ADDRESS: {
    isDemo: (address) => address === defaultSettings.legalAddress,
    set: 'set the registered address of the company with its pincode',
  },
  STORE_GSTIN: {
    isDemo: (gstin) => !isGstin(gstin) || gstin.slice(2, 12) === defaultSettings.gstin.slice(2, 12),
    set: 'set the 15 characters of the GST certificate',
  },
  STORE_PHONE: {
    isDemo: isDemoPhone,
    set: 'set the number that customers call, with its country code, such as +91 and ten digits',
  },
  STORE_SUPPORT_EMAIL: { isDemo: isExample, set: "set the support's mail address on a domain of the store" },
  STORE_GRIEVANCE_OFFICER: {
    isDemo: (name) => name === defaultSettings.grievance.officer || /\bdemo\b/i.test(name),
    set: 'set the name of the person who answers complaints',
  },
  STORE_GRIEVANCE_EMAIL: { isDemo: isExample, set: "set the officer's mail address on a domain of the store" },
  STORE_GRIEVANCE_PHONE: {
    isDemo: isDemoPhone,
    set: 'set the number on which the officer is called, with its country code',
  },
  MAIL_FROM: { isDemo: isExample, set: 'set a sender on a domain of the store, such as Shop <care@domain>' },
};

/** Social pages may be left out, but not lead to a placeholder. */
const isPlaceholderPage = (address: string) => isExample(new URL(address).origin) || new URL(address).pathname === '/';
const socialPages = ['STORE_INSTAGRAM_URL', 'STORE_FACEBOOK_URL', 'STORE_X_URL', 'STORE_YOUTUBE_URL'];

const describe = (name: string, value: string | undefined, set: string) =>
  `${name}: ${value === undefined ? 'missing' : `"${value}" is not the store's own`}, ${set}`;

/**
 * The names and contacts that production refuses, because they belong to the demo store or are reserved, each with what to
 * set. Only the variables that the program reads, as in `names`, are looked at.
 */
export function findDemoValues(values: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  // A shop server beside its API leaves the check to it, so that `npm start` lists everything once, in one message.
  const isBesideItsApi = names.includes('API_URL') && values.API_URL === undefined;
  if (values.NODE_ENV !== 'production' || isBesideItsApi) {
    return [];
  }
  const read = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  return names.flatMap((name) => {
    const value = read(name);
    const contact = contacts[name];
    if (contact !== undefined) {
      return value === undefined || contact.isDemo(value) ? [describe(name, value, contact.set)] : [];
    }
    const isPlaceholder = socialPages.includes(name) && value !== undefined && isPlaceholderPage(value);
    return isPlaceholder ? [describe(name, value, "set the address of the store's page, or leave it empty")] : [];
  });
}
