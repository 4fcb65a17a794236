import { inIndia } from './in-india.ts';

const day = inIndia({ day: 'numeric', month: 'short', year: 'numeric' });

/** '18 Nov 2026' of a time. */
export const formatDay = (iso: string) => day.format(new Date(iso));
