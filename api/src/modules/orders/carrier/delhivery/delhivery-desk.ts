import * as wire from '#texts/delhivery.ts';
import { type CarrierGateway, CarrierObjection } from '../carrier-gateway.ts';
import { ask, CarrierUnavailable, type DelhiveryOptions, loadPdf } from './client.ts';
import { fold } from './fold.ts';
import { pickupSchema, pinSchema, placeSchema, priceSchema, slipSchema } from './wire.ts';

/** When a pick-up is asked for, India's time. */
const PICKUP_TIME = '15:00:00';

type Desk = Pick<CarrierGateway, 'checkRoute' | 'readLabel' | 'registerPlace' | 'requestPickup'>;

/** What Delhivery is asked before and after a booking: routes and prices, labels, pick-up places and pick-ups. */
export function createDelhiveryDesk(options: DelhiveryOptions): Desk {
  /** What a parcel costs with tax, an estimate; null where the carrier does not say. */
  async function price(from: string, to: string, grams: number): Promise<number | null> {
    const query = { md: 'S', ss: 'Delivered', pt: 'Pre-paid', cgm: String(grams), o_pin: from, d_pin: to };
    const [charge] = await ask(options, { path: '/api/kinko/v1/invoice/charges/.json', query }, priceSchema);
    return charge === undefined ? null : Math.round(charge.total_amount * 100);
  }

  return {
    checkRoute: async ({ from, to, grams }) => {
      const { delivery_codes: codes } = await ask(
        options,
        { path: '/c/api/pin-codes/json/', query: { filter_codes: to } },
        pinSchema,
      );
      const known = codes.at(0)?.postal_code;
      const unserved = known?.pre_paid !== 'Y' ? 'unknown' : known.remarks === 'Embargo' ? 'for-now' : null;
      const origin = from ?? options.pickupPincode;
      const isPriced = unserved === null && origin !== null && grams !== null;
      return { unserved, costPaise: isPriced ? await price(origin, to, grams) : null };
    },
    readLabel: async (waybill) => {
      const query = { wbns: waybill, pdf: 'true' };
      const { packages } = await ask(options, { path: '/api/p/packing_slip', query }, slipSchema);
      const link = packages.at(0)?.pdf_download_link;
      if (!link) {
        throw new CarrierUnavailable('delhivery label: none');
      }
      return loadPdf(options, link);
    },
    registerPlace: async ({ name, phone, address, pincode }) => {
      const json = {
        ...{ name, phone, address: fold(address), pin: pincode, country: wire.country },
        ...{ return_address: fold(address), return_pin: pincode, return_country: wire.country },
      };
      const path = '/api/backend/clientwarehouse/create/';
      const { success, error } = await ask(options, { path, json, also: [400] }, placeSchema);
      const why = Array.isArray(error) ? error.join(' ') : (error ?? '');
      if (!success && !why.includes('already exists')) {
        throw new CarrierObjection(why);
      }
    },
    requestPickup: async ({ place, day, parcels }) => {
      const json = {
        ...{ pickup_location: place, pickup_date: day, pickup_time: PICKUP_TIME },
        expected_package_count: parcels,
      };
      const answer = await ask(options, { path: '/fm/request/new/', json, also: [400] }, pickupSchema);
      // A second request for an open one is refused with the id of the first.
      if (answer.pickup_id === undefined || answer.pickup_id === null) {
        throw new CarrierObjection(answer.error?.message ?? '');
      }
      return { id: String(answer.pickup_id) };
    },
  };
}
