/** The button that agrees to a question. */
export const yes = 'Yes';
