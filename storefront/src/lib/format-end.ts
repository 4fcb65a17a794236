import { formatDay, formatTime } from '@aaram/shared-domain/format';

/** A time such as '2:05 pm', in India's time zone, with the day before it unless that is today. */
export function formatEnd(iso: string): string {
  const end = formatTime(iso);
  const day = formatDay(iso);
  return day === formatDay(new Date().toISOString()) ? end : `${day}, ${end}`;
}
