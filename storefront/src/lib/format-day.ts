const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** '18 Nov 2026', in India's time wherever the reader is. */
export const formatDay = (iso: string) => day.format(new Date(iso));
