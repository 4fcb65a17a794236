/** A formatter for Indian English and India's time zone. Its `format` throws RangeError for an invalid date. */
export const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
