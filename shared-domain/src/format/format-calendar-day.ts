import { inIndia } from './in-india.ts';

// A calendar day has no time zone any more.
const dayOfMonth = inIndia({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '14 Nov' of a calendar day written 2026-11-14. */
export const formatCalendarDay = (day: string) => dayOfMonth.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
