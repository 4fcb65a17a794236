export { formatCalendarDay } from './format-calendar-day.ts';
export { formatCount } from './format-count.ts';
export { formatDateTime } from './format-date-time.ts';
export { formatDay } from './format-day.ts';
export { formatLongDay } from './format-long-day.ts';
export { formatMonth } from './format-month.ts';
export { formatTime } from './format-time.ts';
export { plural } from './plural.ts';
