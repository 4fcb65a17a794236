/** What people agree to, as it is shown and stored. The signup form says the first one with links in it. */
export const termsAndPrivacy = 'I agree to the Terms & Conditions and the Privacy Policy';
export const marketing = 'Send me news and offers by email. I can stop this at any time in My Data.';
export const chooseConsent = 'Please say whether you agree.';
