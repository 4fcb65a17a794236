export { deliveryDays, deliveryPromise, RETURN_WINDOW_DAYS } from './delivery-promise.ts';
export { paymentMethods } from './payment-methods.ts';
export { expressDays, policyFacts } from './policy-facts.ts';
export { readStoreSettings } from './read-store-settings.ts';
export { defaultSettings, type StoreSettings } from './store-settings.ts';
