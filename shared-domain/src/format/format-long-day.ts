import { inIndia } from './in-india.ts';

const longDay = inIndia({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the day of an ISO time as '12 November 2026'. */
export const formatLongDay = (iso: string) => longDay.format(new Date(iso));
