import { inIndia } from './in-india.ts';

const time = inIndia({ hour: 'numeric', minute: '2-digit' });

/** '2:05 pm' of a time. */
export const formatTime = (iso: string) => time.format(new Date(iso));
