// @ts-check

/** The carrier that fetches parcels; without it staff type carrier and tracking id in production. */
export const carrierVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    DELHIVERY_TOKEN: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none: the sandbox in development; in production staff type carrier and tracking ID',
      readBy: ['api'],
      purpose: "Delhivery's API token; with it `DELHIVERY_PICKUP` is required",
    },
    DELHIVERY_URL: {
      kind: 'address',
      default: 'https://track.delhivery.com',
      readBy: ['api'],
      purpose: "Delhivery's API; its test system has another address and another token",
    },
    DELHIVERY_PICKUP: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the name of the pick-up place, letter by letter as it is registered',
    },
    DELHIVERY_PICKUP_PIN: {
      kind: 'text',
      otherwise: 'none: no estimate for parcels that are fetched there',
      readBy: ['api'],
      purpose: 'the PIN code of this pick-up place',
    },
    DELHIVERY_PARCEL_GRAMS: {
      kind: 'integer',
      unit: 'grams',
      min: 1,
      max: 50_000,
      default: 500,
      readBy: ['api'],
      purpose: 'what a parcel weighs where the seller does not say it',
    },
    DELHIVERY_TIMEOUT_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 3,
      readBy: ['api'],
      purpose: 'the timeout of a call to Delhivery',
    },
  })
);
