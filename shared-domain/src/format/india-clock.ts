/** A time as a `datetime-local` field gives it: 2026-12-01T09:30. */
export const indianTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** India's clock has been five and a half hours ahead all year since 1945. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** India's clock at an ISO time, as 2026-12-01T09:30, whatever the zone of the browser. Throws RangeError for no time. */
export const toIndianTime = (iso: string): string =>
  new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);

/** The moment at which India's clock shows this time; undefined for what is no time, such as 30 February. */
export function fromIndianTime(text: string): Date | undefined {
  if (!indianTimePattern.test(text)) {
    return undefined;
  }
  const at = new Date(`${text}:00+05:30`);
  return Number.isNaN(at.getTime()) || toIndianTime(at.toISOString()) !== text ? undefined : at;
}
