/** What the policy pages share. */
export const generalTerms = 'General terms';
export const whatCounts =
  'What is said above is what the store does today, and it applies. Our general terms list these figures:';
export const moreToRead = 'More to read';
