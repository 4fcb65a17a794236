/** Names and contacts of the store, written only here; the environment can replace each. */
export type StoreSettings = {
  brandName: string;
  tagline: string;
  legalName: string;
  legalAddress: string;
  gstin: string;
  /** Digits with country code, as in `tel:+…` and `wa.me/…`. */
  phone: string;
  supportEmail: string;
  supportHours: string;
  /** Who answers complaints, as the Consumer Protection (E-Commerce) Rules ask for. */
  grievance: { officer: string; designation: string; email: string; phone: string };
  /** Whether SMS are sent, so that people can log in by a code on their phone. */
  hasPhoneLogin: boolean;
  /** The store's pages on other sites; when empty, no page mentions any. */
  social: { label: 'Instagram' | 'Facebook' | 'X' | 'YouTube'; href: string }[];
};

/** Demo values; a real deployment sets STORE_* variables. */
export const defaultSettings: StoreSettings = {
  brandName: 'Aaram',
  tagline: 'Comfort Crafted with Care',
  legalName: 'Aaram Lifestyle (demo)',
  legalAddress: '14 Kapda Lane, Jaipur, Rajasthan 302001',
  gstin: '08AAAAA0000A1Z5',
  phone: '+919000000000',
  supportEmail: 'care@example.com',
  supportHours: 'Mon–Sat, 10:00–19:00',
  grievance: {
    officer: 'Kavita Rao (demo)',
    designation: 'Grievance Officer',
    email: 'grievance@example.com',
    phone: '+919000000000',
  },
  hasPhoneLogin: true,
  social: [],
};
