import type { CarrierGateway } from './carrier-gateway.ts';
import { carrierSandbox } from './carrier-sandbox.ts';
import { createDelhiveryGateway } from './delhivery/delhivery-gateway.ts';

type Settings = {
  NODE_ENV: string;
  DELHIVERY_TOKEN?: string | undefined;
  DELHIVERY_URL: string;
  DELHIVERY_PICKUP?: string | undefined;
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
    ...(NODE_ENV === 'production' && !DELHIVERY_URL.startsWith('https://')
      ? ['DELHIVERY_URL: must begin with https://, it carries addresses']
      : []),
  ];
}

/** The carrier of these settings: Delhivery with a token, else the sandbox, which production does not have. */
export function chooseCarrier(env: Settings): CarrierGateway | null {
  if (env.DELHIVERY_TOKEN === undefined) {
    return env.NODE_ENV === 'production' ? null : carrierSandbox;
  }
  return createDelhiveryGateway({
    token: env.DELHIVERY_TOKEN,
    baseUrl: env.DELHIVERY_URL,
    pickup: env.DELHIVERY_PICKUP ?? '',
    parcelGrams: env.DELHIVERY_PARCEL_GRAMS,
    timeoutMs: env.DELHIVERY_TIMEOUT_SECONDS * 1000,
  });
}
