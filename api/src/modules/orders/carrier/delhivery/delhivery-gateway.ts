import * as wire from '#texts/delhivery.ts';
import {
  type CarrierFact,
  type CarrierGateway,
  CarrierObjection,
  CarrierRefusal,
  type CarrierScan,
  type NewShipment,
} from '../carrier-gateway.ts';
import { ask, type DelhiveryOptions } from './client.ts';
import { createDelhiveryDesk } from './delhivery-desk.ts';
import { fold, MAX_TEXT_CHARACTERS } from './fold.ts';
import { readScan, readTime } from './read-scan.ts';
import { bookingSchema, changeSchema, type Tracked, trackingSchema } from './wire.ts';

/** The type of scans of a return that is on its way. */
const FETCHED = 'PU';
/** Waybills in one question. */
const MAX_TRACKED = 50;

const describeItems = (items: NewShipment['items']) =>
  fold(items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ')).slice(0, MAX_TEXT_CHARACTERS) ||
  wire.goods;

const toPackage = ({ key, from, to, items, grams, valuePaise, isReturn = false }: NewShipment) => ({
  ...{ order: key, name: fold(to.name), phone: to.phone, add: fold(to.address), pin: to.pincode },
  ...{ city: fold(to.city), state: fold(to.state), country: wire.country },
  ...{ payment_mode: isReturn ? wire.pickup : wire.prepaid, cod_amount: '0' },
  ...{ quantity: String(items.reduce((sum, { quantity }) => sum + quantity, 0)), weight: String(grams) },
  ...{ total_amount: (valuePaise / 100).toFixed(2), products_desc: describeItems(items) },
  hsn_code: [...new Set(items.flatMap(({ hsn }) => hsn ?? []))].join(','),
  ...{ seller_name: fold(from.name), seller_add: fold(from.address).slice(0, MAX_TEXT_CHARACTERS) },
});

const isCancelled = ({ Status: { Status, StatusType } }: Tracked) => StatusType === 'CN' || /^cancel/i.test(Status);

const readFact = ({ AWB, ChargedWeight, ExpectedDeliveryDate }: Tracked): CarrierFact => {
  const at = ExpectedDeliveryDate ? readTime(ExpectedDeliveryDate) : null;
  return {
    trackingId: AWB,
    chargedGrams: ChargedWeight ? Math.round(ChargedWeight) : null,
    expectedAt: at === null || Number.isNaN(at.getTime()) ? null : at,
  };
};

/**
 * Delhivery as a carrier. It knows no idempotency: a parcel is looked up by our key before it is booked, so that a
 * booking whose answer was lost is found. What it tells is asked for: its pushes are not signed.
 */
export function createDelhiveryGateway(options: DelhiveryOptions): CarrierGateway {
  async function track(query: Record<string, string>): Promise<Tracked[]> {
    const answer = await ask(options, { path: '/api/v1/packages/json/', query }, trackingSchema);
    return (answer.ShipmentData ?? []).map(({ Shipment }) => Shipment);
  }

  async function book(shipment: NewShipment): Promise<string> {
    const data = {
      shipments: [toPackage(shipment)],
      pickup_location: { name: shipment.place ?? options.pickup },
    };
    const form = { format: 'json', data: JSON.stringify(data) };
    const { success, rmk, packages = [] } = await ask(options, { path: '/api/cmu/create.json', form }, bookingSchema);
    const [made] = packages;
    if (success !== true || made?.status !== 'Success' || !made.waybill) {
      throw new CarrierObjection(made?.remarks || rmk || '');
    }
    return made.waybill;
  }

  async function edit(json: object): Promise<void> {
    const { status, remark, error } = await ask(options, { path: '/api/p/edit', json }, changeSchema);
    if (status !== true && status !== 'Success') {
      throw new CarrierRefusal(remark || error || '');
    }
  }

  return {
    id: options.isSandbox ? null : 'delhivery',
    defaults: { place: options.pickup, pincode: options.pickupPincode, grams: options.parcelGrams },
    createShipment: async (shipment) => {
      const known = (await track({ ref_ids: shipment.key })).find(
        (one) => one.ReferenceNo === shipment.key && !isCancelled(one),
      );
      return { trackingId: known?.AWB ?? (await book(shipment)) };
    },
    cancelShipment: async (waybill) => {
      const [known] = await track({ waybill });
      // Asked twice, it is cancelled already.
      if (known === undefined || !isCancelled(known)) {
        const isFetched = (known?.Scans ?? []).some(
          ({ ScanDetail }) => ScanDetail.ScanType === FETCHED || readScan(waybill, ScanDetail)?.state !== null,
        );
        // Then a cancellation would send the parcel back to its sender.
        if (isFetched) {
          throw new CarrierRefusal();
        }
        await edit({ waybill, cancellation: 'true' });
      }
    },
    answerFailure: async (waybill, choice) => {
      if (choice === 'return') {
        await edit({ waybill, cancellation: 'true' });
        return;
      }
      const json = { data: [{ waybill, act: 'RE-ATTEMPT' }] };
      const { request_id: request } = await ask(options, { path: '/api/p/update', json }, changeSchema);
      if (!request) {
        throw new CarrierRefusal();
      }
    },
    track: async (trackingIds) => {
      const scans: CarrierScan[] = [];
      const facts: CarrierFact[] = [];
      for (let from = 0; from < trackingIds.length; from += MAX_TRACKED) {
        for (const parcel of await track({ waybill: trackingIds.slice(from, from + MAX_TRACKED).join(',') })) {
          scans.push(...(parcel.Scans ?? []).flatMap(({ ScanDetail }) => readScan(parcel.AWB, ScanDetail) ?? []));
          facts.push(readFact(parcel));
        }
      }
      return { scans: scans.toSorted((a, b) => a.at.getTime() - b.at.getTime()), facts };
    },
    ...createDelhiveryDesk(options),
  };
}
