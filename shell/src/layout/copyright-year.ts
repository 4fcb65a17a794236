/** The year in the footers. */
export const COPYRIGHT_YEAR = 2026;
