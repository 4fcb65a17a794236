import { inIndia } from './in-india.ts';

/** A time as a `datetime-local` field gives it: 2026-12-01T09:30. */
export const indianTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const parts = inIndia({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** India's clock at an ISO time, as 2026-12-01T09:30, whatever the zone of the browser. */
export function toIndianTime(iso: string): string {
  const found = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

/** The moment at which India's clock shows this time; undefined for what is no time, such as 30 February. */
export function fromIndianTime(text: string): Date | undefined {
  if (!indianTimePattern.test(text)) {
    return undefined;
  }
  // India's clock has been five and a half hours ahead all year since 1945.
  const at = new Date(`${text}:00+05:30`);
  return Number.isNaN(at.getTime()) || toIndianTime(at.toISOString()) !== text ? undefined : at;
}
