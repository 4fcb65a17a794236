import { inIndia } from './in-india.ts';

const day = inIndia({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats the day of an ISO time as '18 Nov 2026'. */
export const formatDay = (iso: string) => day.format(new Date(iso));
