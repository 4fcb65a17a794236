import { inIndia } from './in-india.ts';

// A calendar day has no time zone, so it must not be converted.
const dayOfMonth = inIndia({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a calendar day such as 2026-11-14 as '14 Nov'. */
export const formatCalendarDay = (day: string) => dayOfMonth.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
