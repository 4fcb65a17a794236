const zone = 'Asia/Kolkata';
const dateTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});
const dayOfMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '14 Nov 2026, 10:04 am', in India. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));

/** '14 Nov' of a calendar day written 2026-11-14, which has no time zone any more. */
export const formatDay = (day: string) => dayOfMonth.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
