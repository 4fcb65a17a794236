const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** '18 Nov 2026', in India's time wherever the reader is. */
export const formatDay = (iso: string) => day.format(new Date(iso));

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/** When something ends: '2:05 pm', in India's time, with the day before it unless that is today. */
export function formatEnd(iso: string): string {
  const end = time.format(new Date(iso));
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? end : `${day}, ${end}`;
}
