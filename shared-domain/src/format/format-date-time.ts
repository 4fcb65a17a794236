import { inIndia } from './in-india.ts';

const dateTime = inIndia({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Formats an ISO time as '14 Nov 2026, 10:04 am'. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
