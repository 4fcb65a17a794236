export { ConfigError } from './config-error.ts';
export { CARRIER_SANDBOX, DEVELOPMENT_SECRET, SANDBOX_KEYS } from './known-secrets.mjs';
export { decidePaymentMode } from './payment-mode.mjs';
export { SETTINGS_EXIT_CODE } from './variables.mjs';
