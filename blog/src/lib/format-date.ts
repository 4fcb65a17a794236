const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** '12 November 2026', in India. `iso` is a UTC time. */
export const formatDate = (iso: string) => date.format(new Date(iso));
