// @ts-check

/** Names and contacts of the store; `defaultSettings` has the demo values. */
export const storeVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    STORE_BRAND_NAME: { kind: 'text', otherwise: 'demo value', readBy: ['api', 'shop'], purpose: "the store's name" },
    STORE_TAGLINE: { kind: 'text', otherwise: 'demo value', readBy: ['api', 'shop'], purpose: 'the line under it' },
    STORE_LEGAL_NAME: {
      kind: 'text',
      otherwise: 'demo value',
      readBy: ['api', 'shop'],
      purpose: "the company's name, on invoices",
    },
    STORE_LEGAL_ADDRESS: { kind: 'text', otherwise: 'demo value', readBy: ['api', 'shop'], purpose: 'its address' },
    STORE_GSTIN: { kind: 'text', otherwise: 'demo value', readBy: ['api', 'shop'], purpose: 'its number for GST' },
    STORE_PHONE: {
      kind: 'text',
      otherwise: 'demo value',
      readBy: ['api', 'shop'],
      purpose: 'digits with country code, for calls and WhatsApp',
    },
    STORE_SUPPORT_EMAIL: {
      kind: 'text',
      otherwise: 'demo value',
      readBy: ['api', 'shop'],
      purpose: 'where shoppers write to',
    },
    STORE_INSTAGRAM_URL: {
      kind: 'https',
      otherwise: 'none, not shown',
      readBy: ['api', 'shop'],
      purpose: "the store's page there: footer, search engines",
    },
    STORE_FACEBOOK_URL: {
      kind: 'https',
      otherwise: 'none, not shown',
      readBy: ['api', 'shop'],
      purpose: "the store's page there: footer, search engines",
    },
    STORE_X_URL: {
      kind: 'https',
      otherwise: 'none, not shown',
      readBy: ['api', 'shop'],
      purpose: "the store's page there: footer, search engines",
    },
    STORE_YOUTUBE_URL: {
      kind: 'https',
      otherwise: 'none, not shown',
      readBy: ['api', 'shop'],
      purpose: "the store's page there: footer, search engines",
    },
  })
);
