import { inIndia } from '../format/in-india.ts';
import { deliveryDays } from '../settings/delivery-promise.ts';
import { type DeliveryZone, findDeliveryZone } from './zones.ts';

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** When a parcel ordered now arrives: dates in India such as 2026-11-24, both ends included. */
export type DeliveryWindow = {
  zone: DeliveryZone;
  /** Fewest and most days from now (product-rules.md#policy-facts). */
  days: readonly [number, number];
  earliest: string;
  latest: string;
};

/** The delivery window of a pincode; undefined when it is not a pincode. `now` is ms since 1970. */
export function estimateDelivery(pincode: string, now: number): DeliveryWindow | undefined {
  const zone = findDeliveryZone(pincode);
  if (zone === undefined) {
    return undefined;
  }
  const days = deliveryDays[zone];
  const dayAfter = (count: number) => new Date(now + INDIA_AHEAD_MS + count * DAY_MS).toISOString().slice(0, 10);
  return { zone, days, earliest: dayAfter(days[0]), latest: dayAfter(days[1]) };
}

const dayAndMonth = inIndia({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Tue, 24 Nov – Thu, 26 Nov` */
export function describeWindow({ earliest, latest }: Pick<DeliveryWindow, 'earliest' | 'latest'>): string {
  return [earliest, latest].map((day) => dayAndMonth.format(new Date(`${day}T00:00:00Z`))).join(' – ');
}
