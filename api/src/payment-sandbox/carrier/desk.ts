import { createHash } from 'node:crypto';
import type { SandboxStore } from '../state.ts';
import { type Answered, asTexts, type Call, ok, readObject } from './call.ts';
import { findUnserved } from './packages.ts';
import type { CarrierSwitches } from './switches.ts';

export const NO_PLACE = 'ClientWarehouse matching query does not exist.';

type DeskParts = { store: SandboxStore; switches: CarrierSwitches };

/** Calls that are about no single parcel: PIN codes, prices, pick-up places and pick-ups. */
export function listDeskCalls({ store: { state }, switches }: DeskParts): Record<string, (call: Call) => Answered> {
  function servePins({ query }: Call): Answered {
    const pin = query.get('filter_codes') ?? '';
    const unserved = findUnserved(pin, switches);
    const codes = { pin: Number(pin), pre_paid: 'Y', cash: 'N', pickup: 'Y', cod: 'N', is_oda: 'N' };
    return ok({
      delivery_codes:
        unserved === 'unknown' ? [] : [{ postal_code: { ...codes, remarks: unserved === 'embargo' ? 'Embargo' : '' } }],
    });
  }

  /** ₹45 for each half kilogram begun, and GST on it. */
  function price({ query }: Call): Answered {
    const grams = Number(query.get('cgm'));
    if (!(grams > 0) || query.get('pt') === null) {
      return ok({ error: 'Invalid parameters' });
    }
    const gross = 45 * Math.ceil(grams / 500);
    return ok([
      { charged_weight: grams, zone: 'D', gross_amount: gross, total_amount: Number((gross * 1.18).toFixed(2)) },
    ]);
  }

  function addPlace({ body }: Call): Answered {
    const { name = '', pin = '', phone = '', address = '' } = asTexts(readObject(body));
    if (Object.hasOwn(state.carrierPlaces, name)) {
      return ok({ success: false, error: [`client-warehouse of client with name: ${name} already exists`] });
    }
    if (name === '' || phone === '' || findUnserved(pin, switches) !== undefined) {
      return ok({ success: false, error: ['Enter a valid pin code and phone'] });
    }
    state.carrierPlaces[name] = { pin, phone, address };
    return ok({ success: true, error: '', data: { name, pincode: Number(pin), active: true } });
  }

  function requestPickup({ body }: Call): Answered {
    const { pickup_location: place = '', pickup_date: day = '', pickup_time: time = '' } = asTexts(readObject(body));
    if (!Object.hasOwn(state.carrierPlaces, place)) {
      return { status: 400, body: { success: false, error: { message: NO_PLACE, code: 400 } } };
    }
    const key = `${place} ${day}`;
    const known = state.carrierPickups[key];
    if (known !== undefined) {
      const error = { message: 'A pickup request already exists for this place and day.', code: 669 };
      return { status: 400, body: { success: false, pr_exist: true, pickup_id: known, error } };
    }
    const id = createHash('sha256').update(key).digest().readUIntBE(0, 4);
    state.carrierPickups[key] = id;
    return {
      status: 201,
      body: {
        pickup_id: id,
        pickup_location_name: place,
        pickup_date: day,
        pickup_time: time,
        expected_package_count: 1,
      },
    };
  }

  return {
    'GET /c/api/pin-codes/json/': servePins,
    'GET /api/kinko/v1/invoice/charges/.json': price,
    'POST /api/backend/clientwarehouse/create/': addPlace,
    'POST /fm/request/new/': requestPickup,
  };
}
