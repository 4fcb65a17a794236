import { inIndia } from './in-india.ts';

const month = inIndia({ month: 'long', year: 'numeric' });

/** Formats the month of an ISO time as 'March 2025'. */
export const formatMonth = (iso: string) => month.format(new Date(iso));
