// @ts-check

/** Names and contacts of the store; `defaultSettings` has the demo values. */
export const storeVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    STORE_BRAND_NAME: { kind: 'text', otherwise: 'demo value', readBy: ['api', 'shop'], purpose: "the store's name" },
    STORE_TAGLINE: {
      kind: 'text',
      otherwise: 'demo value',
      readBy: ['api', 'shop'],
      purpose: 'the line under the name',
    },
    STORE_LEGAL_NAME: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the company's name, on invoices",
    },
    STORE_LEGAL_ADDRESS: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the company's address",
    },
    STORE_GSTIN: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the company's GST number",
    },
    STORE_PHONE: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: 'for calls and WhatsApp: digits with country code',
    },
    STORE_SUPPORT_EMAIL: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the support's mail address",
    },
    STORE_GRIEVANCE_OFFICER: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: 'the name of the grievance officer, who answers complaints',
    },
    STORE_GRIEVANCE_DESIGNATION: {
      kind: 'text',
      otherwise: 'Grievance Officer',
      readBy: ['api', 'shop'],
      purpose: "the officer's designation in the company",
    },
    STORE_GRIEVANCE_EMAIL: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the officer's mail address; new complaints are sent there",
    },
    STORE_GRIEVANCE_PHONE: {
      kind: 'text',
      otherwise: 'demo value, refused in production',
      readBy: ['api', 'shop'],
      purpose: "the officer's number: digits with country code",
    },
    STORE_INSTAGRAM_URL: {
      kind: 'https',
      otherwise: "none in production, the site's first page in the demo",
      readBy: ['api', 'shop'],
      purpose: "the store's Instagram page, for the footer and search engines",
    },
    STORE_FACEBOOK_URL: {
      kind: 'https',
      otherwise: "none in production, the site's first page in the demo",
      readBy: ['api', 'shop'],
      purpose: "the store's Facebook page, for the footer and search engines",
    },
    STORE_X_URL: {
      kind: 'https',
      otherwise: "none in production, the site's first page in the demo",
      readBy: ['api', 'shop'],
      purpose: "the store's X page, for the footer and search engines",
    },
    STORE_YOUTUBE_URL: {
      kind: 'https',
      otherwise: "none in production, the site's first page in the demo",
      readBy: ['api', 'shop'],
      purpose: "the store's YouTube page, for the footer and search engines",
    },
  })
);
