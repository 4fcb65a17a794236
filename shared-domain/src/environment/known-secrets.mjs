// @ts-check

/** The payment sandbox's own keys: public, and useless for anything else. */
export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** The carrier of the same sandbox: its token is public too, and its pick-up place is registered there. */
export const CARRIER_SANDBOX = { token: 'carrier-sandbox', pickup: 'Aaram Sandbox', pickupPincode: '400001' };

/** Encrypts second factors during development; production refuses it. */
export const DEVELOPMENT_SECRET = 'a secret for development, known to everybody';
