// @ts-check

/** The payment sandbox's own keys: public, and useless for anything else. */
export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** Encrypts second factors during development; production refuses it. */
export const DEVELOPMENT_SECRET = 'a secret for development, known to everybody';
