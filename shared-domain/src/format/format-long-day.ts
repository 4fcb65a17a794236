import * as texts from '#texts/dates.ts';
import { toIndianTime } from './india-clock.ts';

/** Formats the day of an ISO time as '12 November 2026'. Without Intl (decision 41). */
export function formatLongDay(iso: string): string {
  const [year = 0, month = 0, day = 0] = toIndianTime(iso).slice(0, 10).split('-').map(Number);
  return texts.longDay(day, month, year);
}
