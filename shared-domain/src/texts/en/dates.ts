const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `month` from 1: 12 November 2026. */
export const longDay = (day: number, month: number, year: number) => `${day} ${months[month - 1]} ${year}`;
