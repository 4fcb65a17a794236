export { policyFacts } from './policy-facts.ts';
export { defaultSettings, type StoreSettings } from './store-settings.ts';
