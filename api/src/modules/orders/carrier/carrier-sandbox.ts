import { createHash, createHmac } from 'node:crypto';
import type { CarrierState } from '@aaram/shared-domain/work';
import { type CarrierGateway, CarrierRefusal } from './carrier-gateway.ts';

/** Known to everybody: production has no sandbox. */
const WEBHOOK_SECRET = 'carrier-sandbox';

/** Parcels that its driver has, and of which it has not told yet. */
const fetched = new Set<string>();

/** Lets the driver fetch a parcel: the next time, its booking is not taken back. */
export const letSandboxFetch = (trackingId: string) => void fetched.add(trackingId);

/** A carrier for development and tests: it books everything, and tells what a test or a person lets it tell. */
export const carrierSandbox: CarrierGateway = {
  id: null,
  webhookSecrets: [WEBHOOK_SECRET],
  createShipment: async ({ key }) => ({
    trackingId: `sbx-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`,
  }),
  cancelShipment: async (trackingId) => {
    if (fetched.delete(trackingId)) {
      throw new CarrierRefusal();
    }
  },
  answerFailure: async () => {},
  // A test or a person lets it tell.
  track: async () => [],
};

/** A notification as the sandbox's carrier sends it: the raw body and its signature. */
export function signCarrierEvent(event: { id: string; trackingId: string; state: CarrierState }) {
  const body = JSON.stringify(event);
  return { body, signature: createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex') };
}
