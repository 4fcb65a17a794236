/** Names and contacts that production accepts. */
export const ownContacts = {
  STORE_LEGAL_NAME: 'Kapda Private Limited',
  STORE_LEGAL_ADDRESS: '2 Mill Road, Pune 411001',
  STORE_GSTIN: '27AAPFU0939F1ZV',
  STORE_PHONE: '+919812345670',
  STORE_SUPPORT_EMAIL: 'care@kapda.in',
  STORE_GRIEVANCE_OFFICER: 'Lata Kulkarni',
  STORE_GRIEVANCE_EMAIL: 'complaints@kapda.in',
  STORE_GRIEVANCE_PHONE: '+919812345671',
  MAIL_FROM: 'Kapda <care@kapda.in>',
};
