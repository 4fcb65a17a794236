import { expect, it } from 'vitest';
import { locale } from '#texts/language.ts';
import { formatCalendarDay, formatDateTime, formatDay, formatLongDay, formatMonth, formatTime } from './index.ts';

/** Late evening at Greenwich is already the next day in India. */
const lateAtGreenwich = '2026-11-30T20:35:00Z';
/** Some versions of Intl put a narrow no-break space before 'am'. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');

it.each([
  [formatDay, '1 Dec 2026'],
  [formatLongDay, '1 December 2026'],
  [formatMonth, 'December 2026'],
  [formatTime, '2:05 am'],
  [formatDateTime, '1 Dec 2026, 2:05 am'],
])('writes a time as it is in India: %o', (format, text) => {
  expect(plain(format(lateAtGreenwich))).toBe(text);
});

it('leaves a calendar day where it is, with or without a time after it', () => {
  expect(['2026-11-14', '2026-11-14T23:00:00Z'].map(formatCalendarDay)).toEqual(['14 Nov', '14 Nov']);
});

it('writes the long day of every month as Intl does in this language', () => {
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)).toISOString());
  expect(days.map(formatLongDay)).toEqual(days.map((day) => long.format(new Date(day))));
});
