import { isPincode } from '../address/check-address.ts';
import { readPincode } from '../read/index.ts';

/** How far a place is from the store's carriers; `deliveryDays` in settings has the days of each zone. */
export type DeliveryZone = 'metro' | 'other' | 'remote';

/**
 * The only table of zones; edit it when a carrier changes. Pincodes are listed by prefix, and the longest match
 * decides. Without a match the zone is 'other'.
 */
const beginnings: Record<Exclude<DeliveryZone, 'other'>, readonly string[]> = {
  metro: [
    // Delhi, Gurugram, Noida and Ghaziabad
    '110',
    '122',
    '2010',
    '2013',
    // Mumbai, Thane and Navi Mumbai; Pune
    '400',
    '4006',
    '4007',
    '411',
    // Ahmedabad, Hyderabad, Bengaluru, Chennai, Kolkata
    '380',
    '500',
    '560',
    '600',
    '700',
  ],
  remote: [
    // Himachal Pradesh; Jammu, Kashmir and Ladakh
    '17',
    '18',
    '19',
    // Lakshadweep; Andaman and Nicobar Islands; Sikkim
    '68255',
    '744',
    '737',
    // Arunachal Pradesh, Nagaland, Manipur, Mizoram, Tripura, Meghalaya
    '79',
    // Army post
    '9',
  ],
};

/** The zone of a pincode; undefined when it is not one: six digits, the first not zero. */
export function findDeliveryZone(pincode: string): DeliveryZone | undefined {
  const code = readPincode(pincode);
  if (!isPincode(code)) {
    return undefined;
  }
  const longest = (zone: keyof typeof beginnings) =>
    Math.max(0, ...beginnings[zone].filter((start) => code.startsWith(start)).map((start) => start.length));
  const [metro, remote] = [longest('metro'), longest('remote')];
  if (metro === 0 && remote === 0) {
    return 'other';
  }
  return metro > remote ? 'metro' : 'remote';
}
