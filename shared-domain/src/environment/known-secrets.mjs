// @ts-check

/** The payment sandbox's own keys: known to everybody, and good for nothing else. */
export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** Seals second factors while a store is developed; production refuses it. */
export const DEVELOPMENT_SECRET = 'a secret for development, known to everybody';
