import { locale } from '#texts/language.ts';

/** A formatter for Indian English and India's time zone. Its `format` throws RangeError for an invalid date. */
export const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
