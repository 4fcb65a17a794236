/** A growth beyond this is said in times, not in percent. */
export const MANY_TIMES = 10;
