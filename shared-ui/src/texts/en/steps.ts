/** After the name of a step; only read out. */
export const done = '(done)';
