import { inIndia } from './in-india.ts';

const month = inIndia({ month: 'long', year: 'numeric' });

/** 'March 2025' of a time. */
export const formatMonth = (iso: string) => month.format(new Date(iso));
