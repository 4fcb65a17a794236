/** What the policy pages share. */
export const carriersTerms = "The carrier's standard terms";
export const moreToRead = 'More to read';
