/** The button at the top of every page of the panel. */
export const findAnything = 'Find anything';
