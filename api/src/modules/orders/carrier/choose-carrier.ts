import { CARRIER_SANDBOX } from '@aaram/shared-domain/environment';
import * as texts from '#texts/delhivery.ts';
import type { CarrierGateway } from './carrier-gateway.ts';
import { createDelhiveryGateway } from './delhivery/delhivery-gateway.ts';

type Settings = {
  NODE_ENV: string;
  DELHIVERY_TOKEN?: string | undefined;
  DELHIVERY_URL: string;
  DELHIVERY_PICKUP?: string | undefined;
  DELHIVERY_PICKUP_PIN?: string | undefined;
  DELHIVERY_PARCEL_GRAMS: number;
  DELHIVERY_TIMEOUT_SECONDS: number;
};

/** What is wrong with the settings of the carrier. */
export function findCarrierProblems(env: Settings): string[] {
  const { DELHIVERY_TOKEN, DELHIVERY_URL, DELHIVERY_PICKUP, NODE_ENV } = env;
  if (DELHIVERY_TOKEN === undefined) {
    return [];
  }
  return [
    ...(DELHIVERY_PICKUP === undefined ? ['DELHIVERY_PICKUP: missing'] : []),
    ...(env.DELHIVERY_PICKUP_PIN === undefined || /^[1-9]\d{5}$/.test(env.DELHIVERY_PICKUP_PIN)
      ? []
      : [texts.pinProblem]),
    ...(NODE_ENV === 'production' && !DELHIVERY_URL.startsWith('https://')
      ? ['DELHIVERY_URL: must begin with https://, it carries addresses']
      : []),
  ];
}

/**
 * The carrier of these settings: Delhivery with a token, else the sandbox at this address, where there is one. Without both,
 * staff type carrier and tracking id.
 */
export function chooseCarrier(env: Settings, sandboxUrl: string | null): CarrierGateway | null {
  const common = { parcelGrams: env.DELHIVERY_PARCEL_GRAMS, timeoutMs: env.DELHIVERY_TIMEOUT_SECONDS * 1000 };
  if (env.DELHIVERY_TOKEN !== undefined) {
    return createDelhiveryGateway({
      ...common,
      ...{ token: env.DELHIVERY_TOKEN, baseUrl: env.DELHIVERY_URL },
      ...{ pickup: env.DELHIVERY_PICKUP ?? '', pickupPincode: env.DELHIVERY_PICKUP_PIN ?? null },
    });
  }
  return sandboxUrl === null
    ? null
    : createDelhiveryGateway({
        ...common,
        ...{ token: CARRIER_SANDBOX.token, baseUrl: sandboxUrl },
        ...{ pickup: CARRIER_SANDBOX.pickup, pickupPincode: CARRIER_SANDBOX.pickupPincode, isSandbox: true },
      });
}
