import { inIndia } from './in-india.ts';

const longDay = inIndia({ day: 'numeric', month: 'long', year: 'numeric' });

/** '12 November 2026' of a time. */
export const formatLongDay = (iso: string) => longDay.format(new Date(iso));
