export { deliveryDays, deliveryPromise } from './delivery-promise.ts';
export { expressDays, policyFacts } from './policy-facts.ts';
export { readStoreSettings } from './read-store-settings.ts';
export { defaultSettings, type StoreSettings } from './store-settings.ts';
