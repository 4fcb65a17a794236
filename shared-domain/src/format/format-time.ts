import { inIndia } from './in-india.ts';

const time = inIndia({ hour: 'numeric', minute: '2-digit' });

/** Formats the time of day of an ISO time as '2:05 pm'. */
export const formatTime = (iso: string) => time.format(new Date(iso));
