/** What forms and programs write for an empty value. */
const nothing = new Set(['', 'n/a', 'na', 'null', 'undefined', 'nan', 'none', 'nil', '-', '–', '—']);

/** The typed text, or '' when it stands for an empty value: shoppers never see "null" or "N/A". */
export const saidOrNothing = (typed: string): string => (nothing.has(typed.trim().toLowerCase()) ? '' : typed.trim());
