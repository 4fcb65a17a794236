import type { z } from 'zod';
import * as wire from '#texts/delhivery.ts';
import {
  type CarrierGateway,
  CarrierObjection,
  CarrierRefusal,
  type CarrierScan,
  type NewShipment,
} from '../carrier-gateway.ts';
import { readScan } from './read-scan.ts';
import { bookingSchema, changeSchema, type Tracked, trackingSchema } from './wire.ts';

type DelhiveryOptions = {
  token: string;
  baseUrl: string;
  /** The name of the pick-up place as it is registered, letter by letter. */
  pickup: string;
  /** What a parcel weighs where nobody has said it. */
  parcelGrams: number;
  timeoutMs: number;
  /** @default the global one */
  fetch?: typeof fetch;
};

/** Waybills in one question. */
const MAX_TRACKED = 50;

/** These characters in an address break a booking, whatever the encoding. */
const fold = (text: string) =>
  text
    .replaceAll(/[&#%;\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The carrier answered, and not with what it promises: the call may be repeated. */
class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}

type Ask = { path: string; query?: Record<string, string>; json?: object; form?: Record<string, string> };

/** One call, with the token in a header and a deadline; throws when there is no readable answer. */
async function ask<Schema extends z.ZodType>(
  { token, baseUrl, timeoutMs, fetch: send = fetch }: DelhiveryOptions,
  { path, query = {}, json, form }: Ask,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const url = new URL(path, baseUrl);
  url.search = new URLSearchParams(query).toString();
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  const response = await send(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Token ${token}`,
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // It sometimes answers with XML or a page.
  const answer: unknown = await response.json().catch(() => undefined);
  const read = schema.safeParse(answer);
  if (!response.ok || !read.success) {
    throw new CarrierUnavailable(`delhivery ${path}: ${response.status}`);
  }
  return read.data;
}

const toPackage = ({ key, to, pieces, valuePaise }: NewShipment, { parcelGrams }: DelhiveryOptions) => ({
  ...{ order: key, name: fold(to.name), phone: to.phone, add: fold(to.address), pin: to.pincode },
  ...{ city: fold(to.city), state: fold(to.state), country: wire.country, payment_mode: wire.prepaid, cod_amount: '0' },
  ...{ quantity: String(pieces), weight: String(parcelGrams), total_amount: (valuePaise / 100).toFixed(2) },
  products_desc: wire.goods,
});

const isCancelled = ({ Status: { Status, StatusType } }: Tracked) => StatusType === 'CN' || /^cancel/i.test(Status);

/**
 * Delhivery as a carrier. It knows no idempotency: a parcel is looked up by our key before it is booked, so that a
 * booking whose answer was lost is found. What it tells is asked for; its pushes are not signed and not used.
 */
export function createDelhiveryGateway(options: DelhiveryOptions): CarrierGateway {
  async function track(query: Record<string, string>): Promise<Tracked[]> {
    const answer = await ask(options, { path: '/api/v1/packages/json/', query }, trackingSchema);
    return (answer.ShipmentData ?? []).map(({ Shipment }) => Shipment);
  }

  async function book(shipment: NewShipment): Promise<string> {
    const data = { shipments: [toPackage(shipment, options)], pickup_location: { name: options.pickup } };
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
    id: 'delhivery',
    webhookSecrets: [],
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
        const isFetched = (known?.Scans ?? []).some(({ ScanDetail }) => readScan(waybill, ScanDetail)?.state !== null);
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
      const found: CarrierScan[] = [];
      for (let from = 0; from < trackingIds.length; from += MAX_TRACKED) {
        for (const { AWB, Scans = [] } of await track({
          waybill: trackingIds.slice(from, from + MAX_TRACKED).join(','),
        })) {
          found.push(...Scans.flatMap(({ ScanDetail }) => readScan(AWB, ScanDetail) ?? []));
        }
      }
      return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    },
  };
}
