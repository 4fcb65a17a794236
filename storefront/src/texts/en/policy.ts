/** What the policy pages share. */
export const generalTerms = 'General terms';
export const whatCounts =
  'What is said above is what the store does today, and it counts. Our general terms name these figures:';
export const moreToRead = 'More to read';
